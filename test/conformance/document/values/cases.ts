import fastCheck from 'fast-check';
import type { DocumentFacts, Schema } from '../facts.ts';
import type { Json } from '../json.ts';
import type { Fault, Oracle } from '../oracle.ts';
import { valuesOf } from './arbitrary.ts';
import { editsOf } from './edits.ts';

/** Values of one schema that are known to be valid or not. */
export interface Cases {
  readonly valid: readonly Json[];
  readonly invalid: readonly InvalidCase[];
}

export interface InvalidCase {
  readonly value: Json;
  /** What the judge finds wrong, all of it in the one place that was changed. */
  readonly faults: readonly Fault[];
}

/**
 * Makes valid and invalid values of a schema, the same for the same seed. An independent judge has accepted or refused
 * each, so none is valid or invalid by accident.
 */
export function casesOf(
  facts: DocumentFacts,
  schema: Schema,
  {
    oracle,
    seed = 1,
    samples = 6,
  }: { readonly oracle: Oracle; readonly seed?: number; readonly samples?: number },
): Cases {
  const judge = oracle.judge(schema);
  const isValid = (value: Json): boolean => judge(value).length === 0;
  const sample = (members: 'all' | 'some', depth: number, numRuns: number): readonly Json[] =>
    fastCheck.sample(valuesOf(facts, schema, { members, depth }).filter(isValid), { seed, numRuns });
  const full = sample('all', 2, 2);
  const valid = [...full, ...sample('some', 3, samples), ...sample('some', 0, 1)];
  const edits = full.flatMap((value) => editsOf(facts, schema, value));
  const judged = distinct(edits.map(({ value }) => value)).map((value) => ({ value, faults: judge(value) }));
  return {
    valid: distinct([
      ...valid,
      ...judged.flatMap(({ value, faults }) => (faults.length === 0 ? [value] : [])),
    ]),
    invalid: judged.filter(({ faults }) => faults.length > 0),
  };
}

function distinct(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
