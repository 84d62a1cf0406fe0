"""Puts the browser client into wheels: `pip install` from a clone needs no Node on the machine."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def building(root: str) -> ModuleType:
    """client/building.py, which is in no package."""
    spec = importlib.util.spec_from_file_location("building", Path(root, "client", "building.py"))
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is made. Installed in place, run.py does it."""

    def dependencies(self) -> list[str]:
        """Node as a package, where the machine has none."""
        client = building(self.root)
        return [] if client.fresh() or client.node_on_path() else [client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build if anything changed."""
        client = building(self.root)
        if version == "standard" and not client.fresh():
            client.build()
