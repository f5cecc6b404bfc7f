"""Search on plans: determinizations sampled and counted, playouts, exact solvers. The kernel does the same, faster."""
