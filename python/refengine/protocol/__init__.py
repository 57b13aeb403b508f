"""The engine protocol, version 1: requests in, fixtures and progress lines out."""
