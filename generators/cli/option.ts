import type { ParseArgsOptionDescriptor } from 'node:util';

/** An option of a command, for the parser and for the help. */
export interface CommandOption extends ParseArgsOptionDescriptor {
  /** The placeholder of the value in the help: `DIR`. Absent for switches. */
  readonly value?: string;
  readonly summary: string;
}

/** An option without a value. */
export function flag(summary: string): CommandOption {
  return { type: 'boolean', summary };
}

/** An option with a value; the help shows its placeholder. */
export function valued(placeholder: string, summary: string): CommandOption {
  return { type: 'string', value: placeholder, summary };
}

/** An option with a value that may be given several times. */
export function repeated(placeholder: string, summary: string): CommandOption {
  return { ...valued(placeholder, summary), multiple: true };
}
