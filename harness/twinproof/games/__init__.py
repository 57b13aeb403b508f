"""Games that a user brings: what GAME means, profile files, and what engines are asked about them."""
