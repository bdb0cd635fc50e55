"""Runs scenarios with python-gitlab: a line of JSON in, {"scenario", "world"}; one out, {"steps", "failure"}."""

import json
import sys
import traceback

from harness import SCENARIOS, Steps, World
import around, instance, people, pipelines, planning, repository  # noqa: E401,F401  They fill SCENARIOS.


def main():
    if sys.argv[1:] == ["--list"]:
        print("\n".join(SCENARIOS))
        return
    for line in sys.stdin:
        asked = json.loads(line)
        steps = Steps()
        failure = None
        try:
            SCENARIOS[asked["scenario"]](World(asked["world"]), steps)
        except Exception:
            failure = traceback.format_exc()
        print(json.dumps({"steps": steps.done, "failure": failure}), flush=True)


main()
