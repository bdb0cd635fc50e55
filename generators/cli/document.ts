import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocumentSettings, GeneralSettings, Settings } from '../config/settings.ts';
import type { LoadOptions } from '../pipeline.ts';
import { stringOption, type Call } from './command.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { flag, type CommandOption } from './option.ts';

/** Paths to search for a document if none is named. */
const USUAL_PLACES = [
  'spec/openapi.yaml',
  'openapi.yaml',
  'openapi.yml',
  'openapi.json',
  'spec/openapi.json',
];

/** A document of a call, with its settings. */
export type CalledDocument = GeneralSettings &
  Pick<DocumentSettings, 'document' | 'out' | 'root' | 'runtime'>;

/**
 * The documents of a call: the argument or `--document`, otherwise those of the configuration, otherwise the one at a usual
 * path. Throws a `UsageError` if there is none, for two arguments, and for a URL or standard input.
 */
export function findDocuments({ values, settings }: Call, argument?: string): readonly CalledDocument[] {
  const option = stringOption(values, 'document');
  if (argument !== undefined && option !== undefined)
    throw new UsageError('Name the document once: as an argument, or with --document.');
  const documents = namedDocuments(settings, argument ?? option);
  for (const { document } of documents) {
    refuseInput(document);
    refuseUrl(document);
  }
  const root = stringOption(values, 'root');
  return documents.map((each) => ({ ...each, root: root ?? each.root }));
}

/** The document of a command that accepts one: the first of the configuration if it has several. */
export function findDocument(call: Call, argument?: string): CalledDocument {
  const [document] = findDocuments(call, argument);
  if (document === undefined) throw new UsageError('The configuration has no document.');
  return document;
}

function namedDocuments(
  { documents, others }: Settings,
  named: string | undefined,
): readonly CalledDocument[] {
  if (named === undefined && documents.length > 0) return documents;
  const path = named ?? USUAL_PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new UsageError(`Name a document; there is none at ${USUAL_PLACES.join(', ')}.`);
  const configured = documents.find(({ document }) => resolve(document) === resolve(path));
  return [configured ?? { ...others, document: path, out: undefined, root: undefined, runtime: undefined }];
}

/** The options of commands that accept flaws of a document by default. */
export const STRICT_OPTION = {
  strict: flag('Refuse a document with flaws, as forgespec lint does'),
  'no-strict': flag('Accept flaws, also where the configuration says strict'),
} as const satisfies Record<string, CommandOption>;

/** The options to read the document with. */
export function loadOptions(
  { root, levels, naming, layout, oneOf }: CalledDocument,
  { settings }: Call,
  terminal: Terminal,
): LoadOptions {
  return { onStage: terminal.progress, root, levels, naming, layout, oneOf, plugins: settings.plugins };
}

/** The same for a command that has `STRICT_OPTION`. */
export function strictOptions(document: CalledDocument, call: Call, terminal: Terminal): LoadOptions {
  const { strict, 'no-strict': lax } = call.values;
  return {
    ...loadOptions(document, call, terminal),
    strict: strict === true || (document.strict && lax !== true),
  };
}

/** References of a document are relative to its file, and standard input is not a file. */
function refuseInput(path: string): void {
  if (path === '-')
    throw new UsageError(
      'The document is read from a file, not from standard input: its references are relative to the file. Save it first, or name /dev/stdin: references are then relative to the current folder.',
    );
}

/** Documents are not fetched, since an output must not depend on a file that others change. */
function refuseUrl(path: string): void {
  const [, scheme] = /^([a-z][a-z\d+.-]+):\/\//i.exec(path) ?? [];
  if (scheme === undefined) return;
  const advice = /^https?$/i.test(scheme)
    ? 'Download it first, for example: curl -fsSLo openapi.yaml URL'
    : 'Give the path of a file.';
  throw new UsageError(`The document is read from a file; nothing is fetched from a URL. ${advice}`);
}

/** Throws a `UsageError` for surplus arguments. */
export function atMost(positionals: readonly string[], count: number): void {
  const extra = positionals[count];
  if (extra !== undefined) throw new UsageError(`${JSON.stringify(extra)} is one argument too many.`);
}
