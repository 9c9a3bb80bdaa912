"""The Datalog rules and the engines that run them: knows tensors, knows nothing of source text."""
