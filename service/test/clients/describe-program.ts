import { findInterpreter, scenariosOf, startClientProcess } from './client-process.ts';
import { describeClient } from './describe-client.ts';

/** A client of another language, from a package of Debian. */
export interface ForeignClient {
  /** Its name in the table of the coverage. */
  readonly name: string;
  readonly debianPackage: string;
  readonly interpreter: string;
  /** Arguments with which the interpreter loads the client and does nothing. */
  readonly probe: readonly string[];
  /** The program with its scenarios, below this folder. */
  readonly script: string;
}

/** Runs the scenarios of a client of another language, if it is installed. */
export function describeProgram({ name, debianPackage, interpreter, probe, script }: ForeignClient): void {
  const command = findInterpreter(interpreter, probe);
  describeClient({
    name,
    missing: command === undefined ? debianPackage : undefined,
    scenarios: command === undefined ? [] : scenariosOf({ command, script }),
    start() {
      if (command === undefined) throw new Error(`${debianPackage} is not installed.`);
      return startClientProcess({ command, script });
    },
  });
}
