import { relative, sep } from 'node:path';
import type { LoadOptions } from '../pipeline.ts';
import { stringOption, type Call } from './command.ts';
import { atMost, findDocuments, strictOptions } from './document.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What a call requests for a document, and the folder for the result. */
export interface Asked {
  readonly document: string;
  /** Names of emitters; all if absent. */
  readonly emitters: readonly string[] | undefined;
  readonly options: LoadOptions;
  readonly folder: string;
}

/** What a call requests, for each of its documents. Throws a `UsageError` for an invalid call. */
export function askedBy(call: Call, terminal: Terminal): readonly Asked[] {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const documents = findDocuments(call, positionals[0]);
  const out = stringOption(values, 'out');
  if (out !== undefined && documents.length > 1)
    throw new UsageError(
      '--out names one folder, and the configuration has several documents: name one too.',
    );
  const only = stringOption(values, 'only')
    ?.split(',')
    .map((name) => name.trim());
  return documents.map((each) => {
    const folder = out ?? each.out ?? 'generated';
    const runtime = each.runtime === undefined ? undefined : pathToRuntime(folder, each.runtime);
    return {
      document: each.document,
      emitters: only ?? each.emitters,
      options: { ...strictOptions(each, call, terminal), runtime },
      folder,
    };
  });
}

/** The path from an output folder to the one with its runtime. Throws a `UsageError` if modules cannot contain it. */
function pathToRuntime(from: string, to: string): string {
  const path = relative(from, to).replaceAll(sep, '/');
  if (/^(?:\.\.|[\w-][\w.-]*)(?:\/(?:\.\.|[\w-][\w.-]*))*$/.test(path)) return path;
  throw new UsageError(
    path === ''
      ? `${to} cannot use its own runtime: choose another folder with --out.`
      : `An output in ${from} cannot import the runtime in ${to}: use only letters, digits, "-", "_" and "." in names of folders.`,
  );
}
