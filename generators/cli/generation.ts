import { relative, sep } from 'node:path';
import type { Emitter } from '../emit/emitter.ts';
import { builtIn } from '../plugin/built-in.ts';
import { emittersOf } from '../plugin/guard.ts';
import type { GenerateRequest } from '../pipeline.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { stringOption, type Call } from './command.ts';
import { atMost, findDocuments, strictOptions } from './document.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The request for one document of a call, and its output folder. */
export interface Generation {
  readonly request: GenerateRequest;
  readonly folder: string;
}

/** The generations of a call, one for each document. Throws a `UsageError` for an invalid call. */
export function generationsOf(call: Call, terminal: Terminal): readonly Generation[] {
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
    const options = strictOptions(each, call, terminal);
    const available = [...(builtIn.emitters ?? []), ...emittersOf(options.plugins ?? [])];
    const emitters = chosenEmitters(only ?? each.emitters, available);
    const folder = out ?? each.out ?? 'generated';
    const runtime = each.runtime === undefined ? undefined : pathToRuntime(folder, each.runtime);
    return { request: { ...options, runtime, document: each.document, emitters }, folder };
  });
}

/** The path from an output folder to the one with its runtime. Throws a `UsageError` for a path that modules cannot import. */
function pathToRuntime(from: string, to: string): string {
  const path = relative(from, to).replaceAll(sep, '/');
  if (/^(?:\.\.|[\w-][\w.-]*)(?:\/(?:\.\.|[\w-][\w.-]*))*$/.test(path)) return path;
  throw new UsageError(
    path === ''
      ? `${to} cannot use its own runtime: choose another folder with --out.`
      : `An output in ${from} cannot import the runtime in ${to}: use only letters, digits, "-", "_" and "." in names of folders.`,
  );
}

function chosenEmitters(
  wanted: readonly string[] | undefined,
  available: readonly Emitter[],
): readonly Emitter[] {
  if (wanted === undefined) return available.filter(({ onRequest }) => onRequest !== true);
  const names = available.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--only knows ${names.join(', ')}; not ${JSON.stringify(unknown)}.${suggest(unknown, names)}`,
    );
  return available.filter(({ name }) => wanted.includes(name));
}
