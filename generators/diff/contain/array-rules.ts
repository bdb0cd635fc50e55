import { itemSchemas } from '../../sample/array.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Summary } from './summary.ts';
import { proven, provenForAll, unproven, type Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import type { Given } from './rules.ts';

/** Items that are examined by position. */
const MOST_POSITIONS = 64;

/** `items`: every item after those of `prefixItems`. */
export function proveItems(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const items = keywordOf(conjunct, 'items');
  if (items === undefined || items === true) return proven;
  if (summary.values !== undefined) return unproven('items');
  const first = (keywordOf(conjunct, 'prefixItems') ?? []).length;
  const last = Math.max(first, prefixOf(summary));
  if (last > MOST_POSITIONS) return unproven('items');
  // The position after all prefixes stands for all remaining items.
  const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return provenForAll(positions, (index) =>
    index >= summary.maxItems
      ? proven
      : prover.contains(itemSchemas(summary.conjuncts, index), [items], depth + 1),
  );
}

/** `prefixItems`: items by their position. */
export function provePrefixItems(prover: Prover, { summary, conjunct, depth }: Given): Proof {
  const schemas = keywordOf(conjunct, 'prefixItems') ?? [];
  if (summary.values !== undefined || schemas.length > MOST_POSITIONS) return unproven('prefixItems');
  return provenForAll(schemas.entries(), ([index, schema]) =>
    index >= summary.maxItems
      ? proven
      : prover.contains(itemSchemas(summary.conjuncts, index), [schema], depth + 1),
  );
}

/** How many items at least one of the schemas describes by their positions. */
export function prefixOf({ conjuncts }: Summary): number {
  return Math.max(0, ...conjuncts.map((conjunct) => (keywordOf(conjunct, 'prefixItems') ?? []).length));
}
