"""The search of Schnapsen: deals with open hands, solved exactly or played on by a policy."""
