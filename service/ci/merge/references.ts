import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { isMapping, isSequence, Reference, type Mapping, type Value } from '../value.ts';

type Resolved = { value: Value; size: number };

/**
 * Replaces all references of a configuration with their targets. A sequence in a sequence stays nested.
 * @throws ConfigurationError for references that have no target, that refer to themselves or that go through more than
 * ten others, and if the values become too many
 */
export function resolveReferences(configuration: Mapping): Mapping {
  const budget = new Budget(limits.values, 'The parsed YAML is too big');
  const known = new Map<string, Resolved>();
  const { value } = resolve(configuration, []);
  return isMapping(value) ? value : configuration;

  function resolve(given: Value, chain: readonly string[]): Resolved {
    if (given instanceof Reference) return follow(given, chain);
    budget.spend(1);
    if (isSequence(given)) {
      const items = given.map((item) => resolve(item, chain));
      return { value: items.map((item) => item.value), size: sizeOf(items) };
    }
    if (isMapping(given)) {
      const members = [...given].map(([key, member]) => [key, resolve(member, chain)] as const);
      const mapping = new Map(members.map(([key, member]) => [key, member.value]));
      return { value: mapping, size: sizeOf(members.map(([, member]) => member)) };
    }
    return { value: given, size: 1 };
  }

  function follow(reference: Reference, chain: readonly string[]): Resolved {
    const name = reference.toString();
    const before = known.get(name);
    if (before !== undefined) {
      budget.spend(before.size);
      return before;
    }
    if (chain.includes(name)) throw new ConfigurationError(`${name} is part of a circular chain`);
    if (chain.length >= limits.referenceDepth) throw new ConfigurationError(`${name} is nested too deep`);
    const resolved = resolve(find(reference), [...chain, name]);
    known.set(name, resolved);
    return resolved;
  }

  function find(reference: Reference): Value {
    let place: Value | undefined = configuration;
    for (const key of reference.path) place = isMapping(place) ? place.get(key) : undefined;
    if (place === undefined || place === null)
      throw new ConfigurationError(`${reference} could not be found`);
    return place;
  }
}

function sizeOf(parts: readonly Resolved[]): number {
  return parts.reduce((size, part) => size + part.size, 1);
}
