import { errorsIn, type ValueError } from '../../sample/errors.ts';
import { replaceAt, valueAt } from '../../sample/replace.ts';
import { sampleSchema, type SampleOptions } from '../../sample/sampler.ts';
import type { Json } from '../../source/document.ts';
import { formatPointer } from '../../source/pointer.ts';
import { isObject } from '../../source/member.ts';
import { through, type Entrance, type Probe, type RootSide } from '../compare/draft.ts';
import type { ValueWitness } from '../contract.ts';
import { STEPS_OF_CHECK, type Effort } from '../effort.ts';
import { lineWith } from './request-line.ts';
import { smallest } from './smallest.ts';

/** The samples that are tried for one schema: first one with what is required alone, as most faults need no more. */
const TRIES: readonly SampleOptions[] = [
  { shallow: 0, examples: false },
  { shallow: 2, seed: 1 },
  { shallow: 1, seed: 2, examples: false },
];

/** What it takes to make a value, in steps. */
const STEPS_OF_SAMPLE = 2_000;

/** Entrances of a named schema that are tried, those of the fewest levels first: values through them are small. */
const MOST_ENTRANCES = 3;

/** Keywords whose faults stand at a value for something inside of it. */
const around: ReadonlySet<string> = new Set([
  'anyOf',
  'oneOf',
  'not',
  'if',
  'contains',
  'discriminator',
  'enum',
  'const',
]);

/**
 * Looks for a value that one document takes and the other refuses at the spot of a change. The compiled checks of both
 * judge. Undefined where none was found, which proves nothing.
 */
export function findWitness(probe: Probe, effort: Effort): ValueWitness | undefined {
  const entrances = probe.spot.group.entrances
    .toSorted((one, other) => one.pointer.length - other.pointer.length)
    .slice(0, MOST_ENTRANCES);
  for (const entrance of entrances) {
    const witness = findThrough(probe, entrance, effort);
    if (witness !== undefined) return witness;
  }
  return undefined;
}

function findThrough(probe: Probe, entrance: Entrance, effort: Effort): ValueWitness | undefined {
  const { spot, keywords } = probe;
  const { root, pointer: way, location } = through(entrance, spot);
  const isRequest = root.direction === 'request';
  const [taking, refusing] = isRequest ? [root.before, root.after] : [root.after, root.before];
  const pointer = formatPointer(way);
  let found: { readonly value: Json; readonly fault: ValueError } | undefined;
  // A fault around the spot may be for something else: not so where it goes with what stands at the spot.
  const isOfSpot = (value: Json, fault: ValueError): boolean => {
    if (fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`)) return true;
    const without = replaceAt(value, pointer, undefined);
    return without === undefined || !hasFault(errorsIn(refusing.check(), without), fault);
  };
  for (const { value, plain } of candidates(probe, { entrance, taking }, effort)) {
    const known = plain === undefined ? [] : faultsAt(refusing, plain, pointer);
    const faults = faultsAt(refusing, value, pointer).filter((fault) =>
      plain === undefined ? isOfSpot(value, fault) : !hasFault(known, fault),
    );
    const meant = faults.find(({ keyword }) => keywords?.includes(keyword) ?? true);
    const fault = meant ?? (found === undefined ? faults[0] : undefined);
    if (fault === undefined || taking.check()(value).length > 0) continue;
    found = { value, fault };
    if (meant !== undefined) break;
  }
  if (found === undefined) return undefined;
  const { fault } = found;
  const isBound = isOfSpot(found.value, fault);
  const value = smallest(
    found.value,
    (smaller) =>
      hasFault(faultsAt(refusing, smaller, pointer), fault) &&
      (!isBound || isOfSpot(smaller, fault)) &&
      taking.check()(smaller).length === 0,
    effort,
  );
  const line =
    location !== undefined && isObject(value)
      ? lineWith(taking.model, taking.operation, { location, values: value })
      : undefined;
  return {
    kind: 'value',
    value,
    ...(line === undefined ? {} : { line }),
    takenBy: isRequest ? 'before' : 'after',
    refused: { ...fault, message: messageOf(refusing, value, fault) },
  };
}

/** A value to try, and what it was before an edit: what is wrong with that is not for the edit. */
interface Candidate {
  readonly value: Json;
  readonly plain?: Json;
}

/** Values that the taking side takes, or may take once they are edited. */
function* candidates(
  { spot, at = spot, forced, edits }: Probe,
  { entrance, taking }: { readonly entrance: Entrance; readonly taking: RootSide },
  effort: Effort,
): Generator<Candidate> {
  const { root, pointer: way, force } = through(entrance, at);
  const pointer = formatPointer(way);
  for (const inner of forced) {
    for (const options of edits === undefined && forced[0] === true ? TRIES.slice(0, 1) : TRIES) {
      if (!effort.take(STEPS_OF_SAMPLE)) return;
      const sample = sampleSchema(
        taking.model,
        { schema: { allOf: [taking.schema, force(inner)] }, direction: root.direction },
        (value) => errorsIn(taking.check(), value),
        options,
      );
      // Where nothing is chosen by the seed, another one gives nothing either.
      if (sample === undefined) break;
      yield { value: sample.value };
      const here = valueAt(sample.value, pointer);
      for (const edited of here === undefined ? [] : (edits?.(here) ?? [])) {
        if (!effort.take(STEPS_OF_CHECK)) return;
        const value = replaceAt(sample.value, pointer, edited);
        if (value !== undefined) yield { value, plain: sample.value };
      }
    }
  }
}

/** Faults at a pointer, below it, or around it for something inside. */
function faultsAt({ check }: RootSide, value: Json, pointer: string): readonly ValueError[] {
  return errorsIn(check(), value).filter(
    (fault) =>
      fault.pointer === pointer ||
      fault.pointer.startsWith(`${pointer}/`) ||
      (around.has(fault.keyword) && (fault.pointer === '' || pointer.startsWith(`${fault.pointer}/`))),
  );
}

function hasFault(faults: readonly ValueError[], { keyword, pointer }: ValueError): boolean {
  return faults.some((each) => each.keyword === keyword && each.pointer === pointer);
}

/** The message of a fault: `errorsIn` keeps the order of the errors. */
function messageOf({ check }: RootSide, value: Json, fault: ValueError): string {
  const index = errorsIn(check(), value).findIndex((each) => hasFault([each], fault));
  return check()(value)[index]?.message ?? '';
}
