import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceInvisible, unicodeEscape } from '../code/invisible.ts';
import { isOutputPath } from './output-path.ts';

/** Name of the lock file in the output folder. */
export const LOCK_FILE = 'forgespec.lock.json';

/** Increased when the layout of the file changes; a lock of another format is refused. */
const FORMAT = 1;

/** The inputs and outputs of a run. They show which files were generated, and whether they were edited since. */
export interface Lock {
  /** `info.title` of the document; absent in locks of earlier versions. */
  readonly title?: string;
  readonly inputs: readonly LockedInput[];
  readonly outputs: readonly LockedOutput[];
}

export interface LockedInput {
  /** Relative to the folder of the document, forward slashes. */
  readonly path: string;
  readonly sha256: string;
}

export interface LockedOutput {
  /** Relative to the output folder, forward slashes. */
  readonly path: string;
  readonly sha256: string;
  /** Name of the emitter that made the file. */
  readonly owner: string;
}

export class UnreadableLock extends Error {}

/** Reads the text of the lock of an output folder; undefined if there is none. Throws `UnreadableLock` for a folder. */
export function readLock(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, LOCK_FILE), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new UnreadableLock('it is a folder');
    throw error;
  }
}

/** Prints a lock with a line for each file, so that differences between locks are lines. */
export function printLock(lock: Lock, lineOf: (entry: LockedOutput) => string = printLine): string {
  const title = lock.title === undefined ? '' : `  "title": ${visibleJson(lock.title)},\n`;
  const inputs = lock.inputs.map(printLine);
  const outputs = lock.outputs.map(lineOf);
  return `{\n  "format": ${FORMAT},\n${title}  "inputs": [\n${inputs.join(',\n')}\n  ],\n  "outputs": [\n${outputs.join(',\n')}\n  ]\n}\n`;
}

/** JSON with escaped invisible characters. */
function visibleJson(value: object | string): string {
  return replaceInvisible(JSON.stringify(value), unicodeEscape);
}

/** The line of a file. */
export function printLine(entry: object): string {
  return `    ${visibleJson(entry)}`;
}

/** Reads the text of a lock. Throws `UnreadableLock` if it is damaged. */
export function parseLock(text: string): Lock {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnreadableLock((error as Error).message);
  }
  if (!isLock(value)) throw new UnreadableLock(`it is not a lock of format ${FORMAT}`);
  const outside = value.outputs.find(({ path }) => !isOutputPath(path));
  if (outside !== undefined)
    throw new UnreadableLock(`it lists ${JSON.stringify(outside.path)}, which is no path inside the folder`);
  const { title, inputs, outputs } = value;
  return { ...(title === undefined ? {} : { title }), inputs, outputs };
}

function isLock(value: unknown): value is Lock & { format: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { format, title, inputs, outputs } = value as Record<string, unknown>;
  return (
    format === FORMAT &&
    (title === undefined || typeof title === 'string') &&
    isListOf(inputs, ['path', 'sha256']) &&
    isListOf(outputs, ['path', 'sha256', 'owner'])
  );
}

function isListOf(value: unknown, members: readonly string[]): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (entry) =>
      typeof entry === 'object' && entry !== null && members.every((key) => typeof entry[key] === 'string'),
  );
}
