"""What the scenarios stand on."""

import gitlab

SCENARIOS = {}


def scenario(function):
    """Adds a scenario under its own name, with hyphens."""
    SCENARIOS[function.__name__.replace("_", "-")] = function
    return function


class World:
    """The seeded world, and a client for each of its callers."""

    def __init__(self, given):
        self.given = given

    def __getattr__(self, name):
        return self.given[name]

    def client(self, caller):
        return gitlab.Gitlab(self.given["url"], private_token=self.given["tokens"][caller])


class Steps:
    """Keeps what each step gave."""

    def __init__(self):
        self.done = {}

    def __call__(self, name, call):
        try:
            value = call()
        except gitlab.exceptions.GitlabError as error:
            if error.response_code is None:
                raise
            self.done[name] = {"refused": error.response_code}
            return None
        self.done[name] = plain(value)
        return value


def plain(value):
    """A value as JSON shows it. Bytes are their text, or their first two where they are none."""
    if isinstance(value, gitlab.base.RESTObject):
        return plain(value.attributes)
    if isinstance(value, (list, gitlab.base.RESTObjectList, gitlab.client.GitlabList)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, bytes):
        try:
            return value.decode()
        except UnicodeDecodeError:
            return f"bytes {value[:2].hex()}"
    return value
