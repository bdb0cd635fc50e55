import type { Budget } from '../budget.ts';
import { isMapping, type Mapping, type Value } from '../value.ts';

/**
 * Merges one mapping over another: members of both are merged if both are mappings, otherwise the upper one wins.
 * Sequences are replaced as a whole. New members come after those of the lower mapping. Each member costs one unit of
 * the budget.
 */
export function deepMerge(lower: Mapping, upper: Mapping, budget: Budget): Mapping {
  budget.spend(lower.size + upper.size);
  if (lower.size === 0) return upper;
  const merged = new Map<string, Value>(lower);
  for (const [key, value] of upper) {
    const below = lower.get(key);
    merged.set(key, isMapping(below) && isMapping(value) ? deepMerge(below, value, budget) : value);
  }
  return merged;
}
