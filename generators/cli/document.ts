import { existsSync } from 'node:fs';
import type { LoadOptions } from '../pipeline.ts';
import { stringOption, type CommandOption, type OptionValues } from './command.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Where a document is looked for when none is named. */
const USUAL_PLACES = [
  'spec/openapi.yaml',
  'openapi.yaml',
  'openapi.yml',
  'openapi.json',
  'spec/openapi.json',
];

/**
 * Path of the document of a call: the argument, or `--document`, or the one in a usual place. Throws a `UsageError` for
 * two documents, for a URL or standard input, and where there is none.
 */
export function findDocument(values: OptionValues, argument?: string): string {
  const option = stringOption(values, 'document');
  if (argument !== undefined && option !== undefined)
    throw new UsageError('Name the document once: as an argument, or with --document.');
  const path = argument ?? option ?? USUAL_PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new UsageError(`Name a document; there is none at ${USUAL_PLACES.join(', ')}.`);
  refuseInput(path);
  refuseUrl(path);
  return path;
}

/** Of the commands that go on with flaws of a document unless they are asked not to. */
export const STRICT_OPTION = {
  strict: { type: 'boolean', summary: 'Refuse a document with flaws, as forgespec lint does' },
} as const satisfies Record<string, CommandOption>;

/** How the options ask for the document to be read. */
export function loadOptions(values: OptionValues, terminal: Terminal): LoadOptions {
  return { onStage: terminal.progress, root: stringOption(values, 'root') };
}

/** The same for a command that has `STRICT_OPTION`. */
export function strictOptions(values: OptionValues, terminal: Terminal): LoadOptions {
  return { ...loadOptions(values, terminal), strict: values['strict'] === true };
}

/** References of a document are relative to its file, which standard input does not have. */
function refuseInput(path: string): void {
  if (path === '-')
    throw new UsageError(
      'The document is read from a file, not from standard input: its references are relative to the file. Save it first.',
    );
}

/** Nothing is fetched: a document that changes by itself would change what is generated. */
function refuseUrl(path: string): void {
  const [, scheme] = /^([a-z][a-z\d+.-]+):\/\//i.exec(path) ?? [];
  if (scheme === undefined) return;
  const advice = /^https?$/i.test(scheme)
    ? 'Download it first, for example: curl -fsSLo openapi.yaml URL'
    : 'Give the path of a file.';
  throw new UsageError(`The document is read from a file; nothing is fetched from a URL. ${advice}`);
}

/** Refuses what a command has no use for, so that a forgotten `--` or quote is noticed. */
export function atMost(positionals: readonly string[], count: number): void {
  const extra = positionals[count];
  if (extra !== undefined) throw new UsageError(`${JSON.stringify(extra)} is one argument too many.`);
}
