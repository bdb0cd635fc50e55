import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { isMapping, isSequence, type Mapping, type Value } from '../value.ts';
import { deepMerge } from './deep-merge.ts';

/** A merged entry, and the number of `extends` levels below it. */
type Extended = { mapping: Mapping; height: number };

/**
 * Merges into each entry of a configuration the entries that it extends. Later ones override earlier ones, and the
 * entry itself overrides all of them. The key `extends` stays.
 * @throws ConfigurationError for bases that are missing or not mappings, for circles, and for more than ten levels
 */
export function applyExtends(configuration: Mapping): Mapping {
  const budget = new Budget(limits.values * 10, 'The parsed YAML is too big');
  const known = new Map<string, Extended>();
  const extended = new Map<string, Value>();
  for (const [key, value] of configuration) {
    extended.set(key, isMapping(value) && value.has('extends') ? extend(key, value, []).mapping : value);
  }
  return extended;

  function extend(key: string, value: Mapping, descendants: readonly string[]): Extended {
    const before = known.get(key);
    if (before !== undefined) {
      checkDepth(key, descendants.length + before.height);
      return before;
    }
    const bases = basesOf(key, value);
    checkDepth(key, descendants.length);
    if (descendants.includes(key))
      throw new ConfigurationError(`${key}: circular dependency detected in \`extends\``);
    let mapping: Mapping = new Map();
    let height = 0;
    for (const [name, base] of bases) {
      const lower = base.has('extends') ? extend(name, base, [...descendants, key]) : undefined;
      mapping = deepMerge(mapping, lower?.mapping ?? base, budget);
      if (lower !== undefined) height = Math.max(height, lower.height + 1);
    }
    const result = { mapping: deepMerge(mapping, value, budget), height };
    known.set(key, result);
    return result;
  }

  function basesOf(key: string, value: Mapping): readonly (readonly [string, Mapping])[] {
    const names = namesOf(value.get('extends'));
    const unknown = names.filter((name) => !configuration.has(name));
    if (unknown.length > 0)
      throw new ConfigurationError(`${key}: unknown keys in \`extends\` (${unknown.join(', ')})`);
    return names.map((name) => {
      const base = configuration.get(name);
      if (isMapping(base)) return [name, base] as const;
      throw new ConfigurationError(`${key}: invalid base hashes in \`extends\` (${name})`);
    });
  }
}

function namesOf(value: Value | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return (isSequence(value) ? value : [value]).map(String);
}

function checkDepth(key: string, levels: number): void {
  if (levels > limits.extendsDepth) throw new ConfigurationError(`${key}: nesting too deep in \`extends\``);
}
