import type { Emitter } from '../emit/emitter.ts';
import { builtIn } from '../plugin/built-in.ts';
import { emittersOf } from '../plugin/guard.ts';
import type { GenerateRequest } from '../pipeline.ts';
import { suggest } from '../source/suggestion.ts';
import { askedBy, type Asked } from './asked.ts';
import type { Call } from './command.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What is made of a document of a call, and where it belongs. */
export interface Generation {
  readonly request: GenerateRequest;
  readonly folder: string;
}

/** What a call asks for, for each of its documents. Throws a `UsageError` for a call that makes no sense. */
export function generationsOf(call: Call, terminal: Terminal): readonly Generation[] {
  return askedBy(call, terminal).map(generationOf);
}

/** What is asked of a document, with the emitters that are meant. Throws a `UsageError` for a name that none has. */
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
