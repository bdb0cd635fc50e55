import type { Budget } from '../budget.ts';
import { isMapping, type Mapping, type Value } from '../value.ts';

/**
 * Puts one mapping over another: members of both are merged when both are mappings, otherwise the upper one wins.
 * Sequences are replaced as a whole. New members stand after those of the lower mapping.
 * Each member that is looked at costs one of the budget.
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
