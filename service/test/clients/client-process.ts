import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ClientWorld } from './world.ts';
import type { Outcome, ScenarioClient } from './scenario-client.ts';
import { PATIENCE } from '../../../test/runs/limits.ts';

/** A client of another language: the program that runs its scenarios. */
export interface ClientProgram {
  /** The interpreter that has the client. */
  readonly command: string;
  /** Path below this folder. */
  readonly script: string;
}

const folder = fileURLToPath(new URL('./', import.meta.url));

/** Nothing is written beside the scripts. */
const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };

/**
 * The interpreter with a client; undefined if none has it. Debian's packages are for the system's interpreter, which
 * need not be the first on the path.
 * @param probe arguments with which the interpreter loads the client and does nothing
 */
export function findInterpreter(name: string, probe: readonly string[]): string | undefined {
  return [name, `/usr/bin/${name}`].find((command) => {
    const { status } = spawnSync(command, probe, { stdio: 'ignore', timeout: PATIENCE });
    return status === 0;
  });
}

/** Names of the scenarios that a program has. */
export function scenariosOf({ command, script }: ClientProgram): readonly string[] {
  const text = execFileSync(command, [folder + script, '--list'], {
    encoding: 'utf8',
    timeout: PATIENCE,
    env,
  });
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Starts the program. It reads a line of JSON for each scenario, `{"scenario", "world"}`, and prints one with the
 * outcome, `{"steps", "failure"}`.
 */
export function startClientProcess({ command, script }: ClientProgram): ScenarioClient {
  const child = spawn(command, [folder + script], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(scenario: string, world: ClientWorld): Promise<Outcome> {
      child.stdin.write(`${JSON.stringify({ scenario, world })}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`${command} has ended in the scenario ${scenario}.`);
      return JSON.parse(value) as Outcome;
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
