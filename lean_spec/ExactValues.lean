import ExactValues.Cases
