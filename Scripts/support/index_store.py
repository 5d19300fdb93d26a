"""Reads the compiler's index store through the toolchain's own libIndexStore: which module defines and refers to what."""

import ctypes
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

_DECLARATION, _DEFINITION, _REFERENCE = 1 << 0, 1 << 1, 1 << 2
_RECORD_DEPENDENCY = 2


@dataclass(frozen=True)
class Occurrence:
    usr: str
    """The compiler's stable identifier of the symbol."""
    name: str
    file: str
    line: int
    is_definition: bool
    is_reference: bool


class IndexStoreError(Exception):
    pass


class _StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    @property
    def text(self) -> str:
        return ctypes.string_at(self.data, self.length).decode("utf-8") if self.length else ""


_EACH_HANDLE = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_EACH_STRING = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _StringRef)


class IndexStore:
    def __init__(self, folder: Path):
        self._library = _load_library()
        error = ctypes.c_void_p()
        self._store = self._library.indexstore_store_create(str(folder).encode(), ctypes.byref(error))
        if not self._store:
            raise IndexStoreError(f"no index store at {folder}; build the package in debug first")

    def occurrences(self, *modules: str) -> list[Occurrence]:
        """What the modules' own source files define and refer to."""
        found: list[Occurrence] = []
        for unit in self._units():
            error = ctypes.c_void_p()
            reader = self._library.indexstore_unit_reader_create(self._store, unit.encode(), ctypes.byref(error))
            if not reader:
                continue
            try:
                if self._library.indexstore_unit_reader_get_module_name(reader).text not in modules:
                    continue
                file = self._library.indexstore_unit_reader_get_main_file(reader).text
                if not file.endswith(".swift") or not Path(file).exists():
                    continue  # a unit outlives its deleted source
                for record in self._records(reader, file):
                    found += self._record_occurrences(record, file)
            finally:
                self._library.indexstore_unit_reader_dispose(reader)
        return found

    def _units(self) -> list[str]:
        names: list[str] = []
        self._library.indexstore_store_units_apply_f(self._store, 1, None, _EACH_STRING(_appending(names, lambda name: name.text)))
        return names

    def _records(self, unit, file: str) -> list[str]:
        library, names = self._library, []

        def visit(_, dependency) -> bool:
            if (
                library.indexstore_unit_dependency_get_kind(dependency) == _RECORD_DEPENDENCY
                and library.indexstore_unit_dependency_get_filepath(dependency).text == file
            ):
                names.append(library.indexstore_unit_dependency_get_name(dependency).text)
            return True

        library.indexstore_unit_reader_dependencies_apply_f(unit, None, _EACH_HANDLE(visit))
        return names

    def _record_occurrences(self, record: str, file: str) -> list[Occurrence]:
        library, found = self._library, []
        error = ctypes.c_void_p()
        reader = library.indexstore_record_reader_create(self._store, record.encode(), ctypes.byref(error))
        if not reader:
            raise IndexStoreError(f"the index of {file} cannot be read; delete .build and build again")

        def visit(_, occurrence) -> bool:
            symbol = library.indexstore_occurrence_get_symbol(occurrence)
            roles = library.indexstore_occurrence_get_roles(occurrence)
            line, column = ctypes.c_uint(), ctypes.c_uint()
            library.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            found.append(
                Occurrence(
                    usr=library.indexstore_symbol_get_usr(symbol).text,
                    name=library.indexstore_symbol_get_name(symbol).text,
                    file=file,
                    line=line.value,
                    is_definition=bool(roles & (_DEFINITION | _DECLARATION)),
                    is_reference=bool(roles & _REFERENCE),
                )
            )
            return True

        library.indexstore_record_reader_occurrences_apply_f(reader, None, _EACH_HANDLE(visit))
        library.indexstore_record_reader_dispose(reader)
        return found


def _appending(names: list[str], text: Callable) -> Callable:
    def visit(_, item) -> bool:
        names.append(text(item))
        return True

    return visit


def _load_library() -> ctypes.CDLL:
    swiftc = shutil.which("swiftc")
    if swiftc is None:
        raise IndexStoreError("swiftc is not in PATH; run Scripts/bootstrap to see what to install")
    path = Path(swiftc).resolve().parent.parent / "lib/libIndexStore.so"
    if not path.exists():
        raise IndexStoreError(f"{path} is missing; a toolchain from swift.org has it")
    library = ctypes.CDLL(str(path))
    handle, handles = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
    for name, result, arguments in [
        ("store_create", handle, [ctypes.c_char_p, handles]),
        ("store_units_apply_f", ctypes.c_bool, [handle, ctypes.c_uint, handle, _EACH_STRING]),
        ("unit_reader_create", handle, [handle, ctypes.c_char_p, handles]),
        ("unit_reader_dispose", None, [handle]),
        ("unit_reader_get_module_name", _StringRef, [handle]),
        ("unit_reader_get_main_file", _StringRef, [handle]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [handle, handle, _EACH_HANDLE]),
        ("unit_dependency_get_kind", ctypes.c_int, [handle]),
        ("unit_dependency_get_filepath", _StringRef, [handle]),
        ("unit_dependency_get_name", _StringRef, [handle]),
        ("record_reader_create", handle, [handle, ctypes.c_char_p, handles]),
        ("record_reader_dispose", None, [handle]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [handle, handle, _EACH_HANDLE]),
        ("occurrence_get_symbol", handle, [handle]),
        ("occurrence_get_roles", ctypes.c_uint64, [handle]),
        ("occurrence_get_line_col", None, [handle, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("symbol_get_usr", _StringRef, [handle]),
        ("symbol_get_name", _StringRef, [handle]),
    ]:
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return library
