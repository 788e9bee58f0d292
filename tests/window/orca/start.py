"""Starts Orca with the speech of this folder in place of the system's: python3 start.py ORCA [ARGUMENTS]."""

import os
import runpy
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# Found before Orca puts its own folders first.
import speechd  # noqa: E402, F401

del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
