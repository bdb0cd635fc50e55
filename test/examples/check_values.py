"""Whether values are of types: reads [[type, value], ...] and prints a list of booleans. Shares nothing with the emitter."""

import importlib.util
import json
import sys
import typing as t


def is_of(value, wanted, names):
    if isinstance(wanted, str):
        wanted = t.ForwardRef(wanted)
    if isinstance(wanted, t.ForwardRef):
        wanted = eval(wanted.__forward_arg__, names)
        return is_of(value, wanted, names)
    if wanted is t.Any:
        return True
    if wanted is None or wanted is type(None):
        return value is None
    if t.is_typeddict(wanted):
        hints = t.get_type_hints(wanted, names, names, include_extras=True)
        if not isinstance(value, dict) or not wanted.__required_keys__ <= value.keys():
            return False
        return all(key not in hints or is_of(each, hints[key], names) for key, each in value.items())
    origin, inner = t.get_origin(wanted), t.get_args(wanted)
    if origin in (t.Required, t.NotRequired):
        return is_of(value, inner[0], names)
    if origin is t.Literal:
        return any(type(value) is type(each) and value == each for each in inner)
    if origin is t.Union:
        return any(is_of(value, each, names) for each in inner)
    if origin is list:
        return isinstance(value, list) and all(is_of(each, inner[0], names) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(is_of(each, inner[1], names) for each in value.values())
    if wanted is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if wanted is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, wanted)


spec = importlib.util.spec_from_file_location("printed", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
names = vars(module)
for each in list(names.values()):
    if t.is_typeddict(each):
        t.get_type_hints(each, names, names)
print(json.dumps([is_of(value, names[name], names) for name, value in json.load(sys.stdin)]))
