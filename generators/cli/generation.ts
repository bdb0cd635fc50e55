import type { Emitter } from '../emit/emitter.ts';
import { builtIn } from '../plugin/built-in.ts';
import { emittersOf } from '../plugin/guard.ts';
import type { GenerateRequest } from '../pipeline.ts';
import { suggest } from '../source/suggestion.ts';
import { askedBy, type Asked } from './asked.ts';
import type { Call } from './command.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What to generate from a document of a call, and the folder for it. */
export interface Generation {
  readonly request: GenerateRequest;
  readonly folder: string;
}

/** What a call requests, for each of its documents. Throws a `UsageError` for an invalid call. */
export function generationsOf(call: Call, terminal: Terminal): readonly Generation[] {
  return askedBy(call, terminal).map(generationOf);
}

/** The request for a document, with its emitters. Throws a `UsageError` for an unknown name. */
export function generationOf({ document, emitters: wanted, options, folder }: Asked): Generation {
  const known = [...(builtIn.emitters ?? []), ...emittersOf(options.plugins ?? [])];
  return { request: { ...options, document, emitters: chosenEmitters(wanted, known) }, folder };
}

function chosenEmitters(
  wanted: readonly string[] | undefined,
  known: readonly Emitter[],
): readonly Emitter[] {
  if (wanted === undefined) return known;
  const names = known.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--only knows ${names.join(', ')}; not ${JSON.stringify(unknown)}.${suggest(unknown, names)}`,
    );
  return known.filter(({ name }) => wanted.includes(name));
}
