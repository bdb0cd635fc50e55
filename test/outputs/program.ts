import { globSync } from 'node:fs';
import type { OutputRequest } from './request.ts';
import type { EnvironmentName } from './environments.ts';

/** A text and its path in the folder of the program. */
export interface ProgramFile {
  readonly path: string;
  readonly text: string;
}

/** What has to compile, beside what is generated from a document. What must not says so by `@ts-expect-error`. */
export interface Program {
  readonly name: string;
  readonly environment: EnvironmentName;
  /** What the program uses, by paths such as `./client/index.js`; nothing where its own files are all. */
  readonly output?: OutputRequest;
  /** Files of the program, given the folder of the output. */
  readonly files?: (output: string) => readonly ProgramFile[] | Promise<readonly ProgramFile[]>;
  /** Declarations of the output that are checked even where nothing imports them. */
  readonly declarations?: readonly string[];
  /** Those of them that are not. */
  readonly except?: readonly string[];
  /** Whether it declares globals, which programs that are compiled together with it would see. */
  readonly hasGlobals?: true;
}

/** Declarations of the runtime of clients that are for Node alone. */
export const nodeOnly: readonly string[] = ['node', 'undici', 'undici-response'].map(
  (name) => `client/**/${name}.d.ts`,
);

/** The paths of the declarations of a program in its output. */
export function declarationsOf({ declarations = [], except = [] }: Program, output: string): string[] {
  return globSync([...declarations], { cwd: output, exclude: [...except] });
}
