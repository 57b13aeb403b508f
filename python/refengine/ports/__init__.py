"""What the source (GT-13b, GT-13c) computes, carried over with its defects."""
