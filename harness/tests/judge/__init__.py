"""The whole harness as a judge of engines: it must find what was tampered with, and nothing else."""
