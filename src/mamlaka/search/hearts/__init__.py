"""Hearts: when a playout tries to shoot the moon, or to stop it."""
