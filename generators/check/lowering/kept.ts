import type { Schema } from '../../model/model.ts';
import { hasSame, schemaAt } from '../../schema/named.ts';
import { lower } from './lower.ts';
import type { Lowering, Target } from './pass.ts';

/** A lowered schema, with everything that it depends on beside its source and its use. */
interface Lowered {
  readonly schema: Schema;
  readonly named: ReadonlySet<Target>;
  readonly marked: ReadonlyMap<string, Schema>;
  readonly checks: ReadonlyMap<string, string>;
  readonly integers: ReadonlyMap<Schema, boolean>;
}

/** By schemas of documents, then by their use. */
const known = new WeakMap<object, Map<string, Lowered>>();

/**
 * The result of `lower`. A schema that was already lowered for the same use and with the same dependencies is the same
 * object as before: after an edit, only what the edit affects is lowered again.
 */
export function lowerOnce(schema: Schema, lowering: Lowering): Schema {
  if (typeof schema === 'boolean') return schema;
  const { direction, files, oneOf } = lowering;
  const use = `${direction} ${files} ${oneOf}`;
  const uses = known.get(schema) ?? new Map<string, Lowered>();
  known.set(schema, uses);
  const before = uses.get(use);
  const lowered = before !== undefined && holds(before, lowering) ? before : lowerNoting(schema, lowering);
  uses.set(use, lowered);
  return lowered.schema;
}

function holds({ named, marked, checks, integers }: Lowered, lowering: Lowering): boolean {
  if (!hasSame(lowering, named)) return false;
  for (const [reference, mark] of marked)
    if (schemaAt(lowering.marks, reference).schema !== mark) return false;
  for (const [reference, check] of checks) if (lowering.checkOf(reference) !== check) return false;
  for (const [schema, reaches] of integers) if (lowering.reachesIntegers(schema) !== reaches) return false;
  return true;
}

function lowerNoting(schema: Schema, lowering: Lowering): Lowered {
  const named = new Set<Target>();
  const marked = new Map<string, Schema>();
  const checks = new Map<string, string>();
  const integers = new Map<Schema, boolean>();
  const lowered = lower(schema, {
    ...lowering,
    onFound: (each) => void named.add(each),
    marks: { ...lowering.marks, onFound: (each) => void marked.set(each.ref, each.schema) },
    checkOf: (reference) => {
      const check = lowering.checkOf(reference);
      checks.set(reference, check);
      return check;
    },
    reachesIntegers: (given) => {
      const reaches = lowering.reachesIntegers(given);
      integers.set(given, reaches);
      return reaches;
    },
  });
  return { schema: lowered, named, marked, checks, integers };
}
