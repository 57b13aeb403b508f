"""Sequences of a game's players, realization plans over them, expected values and best responses.

B. von Stengel, "Efficient computation of behavior strategies", Games and Economic Behavior 14 (1996),
220-246; S. Hoda, A. Gilpin, J. Pena, T. Sandholm, "Smoothing techniques for computing Nash equilibria of
sequential games", Mathematics of Operations Research 35 (2010), 494-512 (treeplex).
"""
