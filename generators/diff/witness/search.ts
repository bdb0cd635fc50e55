import { errorsIn, type ValueError } from '../../sample/errors.ts';
import { replaceAt, valueAt } from '../../sample/replace.ts';
import { sampleSchema, type SampleOptions } from '../../sample/sampler.ts';
import type { Json } from '../../json/json.ts';
import { formatPointer } from '../../json/pointer.ts';
import { isObject } from '../../json/member.ts';
import { rolesOf, through, type Entrance, type Probe, type RootSide } from '../compare/draft.ts';
import type { ValueWitness } from '../contract.ts';
import { STEPS_OF_CHECK, type Effort } from '../effort.ts';
import { lineWith } from './request-line.ts';
import { smallest } from './smallest.ts';

/**
 * How to sample a schema, in the order of the attempts. The first has only the required members, which most errors
 * need.
 */
const TRIES: readonly SampleOptions[] = [
  { shallow: 0, examples: false },
  { shallow: 2, seed: 1 },
  { shallow: 1, seed: 2, examples: false },
];

/** The cost of making a value, in steps. */
const STEPS_OF_SAMPLE = 2_000;

/**
 * Maximum number of entrances of a named schema that are tried, those with the fewest levels first: their values are
 * small.
 */
const MOST_ENTRANCES = 3;

/** Keywords whose errors at a value are caused by something inside it. */
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
 * Looks for a value that one document accepts and the other refuses at the position of a change, according to the
 * compiled checks of both. Undefined if none was found, which proves nothing.
 */
export function findWitness(probe: Probe, effort: Effort): ValueWitness | undefined {
  const entrances = probe.position.group.entrances
    .toSorted((one, other) => one.pointer.length - other.pointer.length)
    .slice(0, MOST_ENTRANCES);
  for (const entrance of entrances) {
    const witness = findThrough(probe, entrance, effort);
    if (witness !== undefined) return witness;
  }
  return undefined;
}

function findThrough(probe: Probe, entrance: Entrance, effort: Effort): ValueWitness | undefined {
  const { position, keywords } = probe;
  const { root, pointer: segments, location } = through(entrance, position);
  const { taking, refusing } = rolesOf(root.direction, root);
  const pointer = formatPointer(segments);
  let found: { readonly value: Json; readonly error: ValueError } | undefined;
  // An error around the position may have another cause. It is caused by the position if it disappears when the value
  // there is removed.
  const isOfPosition = (value: Json, error: ValueError): boolean => {
    if (error.pointer === pointer || error.pointer.startsWith(`${pointer}/`)) return true;
    const without = replaceAt(value, pointer, undefined);
    return without === undefined || !hasError(errorsIn(refusing.check(), without), error);
  };
  for (const { value, plain } of candidates(probe, { entrance, taking }, effort)) {
    const known = plain === undefined ? [] : errorsAt(refusing, plain, pointer);
    const errors = errorsAt(refusing, value, pointer).filter((error) =>
      plain === undefined ? isOfPosition(value, error) : !hasError(known, error),
    );
    const meant = errors.find(({ keyword }) => keywords?.includes(keyword) ?? true);
    const error = meant ?? (found === undefined ? errors[0] : undefined);
    if (error === undefined || taking.check()(value).length > 0) continue;
    found = { value, error };
    if (meant !== undefined) break;
  }
  if (found === undefined) return undefined;
  const { error } = found;
  const isBound = isOfPosition(found.value, error);
  const value = smallest(
    found.value,
    (smaller) =>
      hasError(errorsAt(refusing, smaller, pointer), error) &&
      (!isBound || isOfPosition(smaller, error)) &&
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
    takenBy: root.direction === 'request' ? 'before' : 'after',
    refused: { ...error, message: messageOf(refusing, value, error) },
  };
}

/** A value to try, and the value before an edit, whose errors the edit did not cause. */
interface Candidate {
  readonly value: Json;
  readonly plain?: Json;
}

/** Values that the accepting side accepts, or may accept after an edit. */
function* candidates(
  { position, at = position, forced, edits }: Probe,
  { entrance, taking }: { readonly entrance: Entrance; readonly taking: RootSide },
  effort: Effort,
): Generator<Candidate> {
  const { root, pointer: segments, force } = through(entrance, at);
  const pointer = formatPointer(segments);
  for (const inner of forced) {
    for (const options of edits === undefined && forced[0] === true ? TRIES.slice(0, 1) : TRIES) {
      if (!effort.take(STEPS_OF_SAMPLE)) return;
      const sample = sampleSchema(
        taking.model,
        { schema: { allOf: [taking.schema, force(inner)] }, direction: root.direction },
        (value) => errorsIn(taking.check(), value),
        options,
      );
      // If the seed chose nothing, another seed makes no other value.
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

/** Errors at a pointer, below it, or around it because of something inside it. */
function errorsAt({ check }: RootSide, value: Json, pointer: string): readonly ValueError[] {
  return errorsIn(check(), value).filter(
    (error) =>
      error.pointer === pointer ||
      error.pointer.startsWith(`${pointer}/`) ||
      (around.has(error.keyword) && (error.pointer === '' || pointer.startsWith(`${error.pointer}/`))),
  );
}

function hasError(errors: readonly ValueError[], { keyword, pointer }: ValueError): boolean {
  return errors.some((each) => each.keyword === keyword && each.pointer === pointer);
}

/** The message of an error: `errorsIn` keeps the order of the errors. */
function messageOf({ check }: RootSide, value: Json, error: ValueError): string {
  // Its pointer is already that of the missing member.
  if (error.keyword === 'required') return 'is missing';
  const index = errorsIn(check(), value).findIndex((each) => hasError([each], error));
  return check()(value)[index]?.message ?? '';
}
