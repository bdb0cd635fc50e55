import { ConfigurationError } from '../configuration-error.ts';
import { isBlank, isMapping, isSequence, type Mapping, type Value } from '../value.ts';

/** Where an included file comes from. */
export type IncludeKind = 'local' | 'project' | 'remote' | 'template' | 'component' | 'artifact';

/** One file that a configuration includes. */
export type IncludeEntry = {
  kind: IncludeKind;
  /** The path, URL or name; for `project`, the path of the file in the project. */
  location: string;
  /** Of `project` alone. */
  project?: string;
  ref?: string;
  /** Of `artifact` alone. */
  job?: string;
  inputs: Mapping;
  rules?: Value;
};

const kinds: readonly IncludeKind[] = ['local', 'project', 'remote', 'template', 'component', 'artifact'];
const otherKeys = new Set(['file', 'ref', 'job', 'inputs', 'rules', 'integrity', 'cache']);

const none: Mapping = new Map();

/**
 * The files that the value of `include` names, in order.
 * @throws ConfigurationError for invalid values
 */
export function includeEntries(value: Value | undefined): readonly IncludeEntry[] {
  if (isBlank(value) || value === undefined) return [];
  return (isSequence(value) ? value : [value]).flatMap((item) => includesOf(item));
}

function includesOf(item: Value): readonly IncludeEntry[] {
  if (typeof item === 'string') {
    const kind = /^https?:\/\//i.test(item) ? 'remote' : 'local';
    return [{ kind, location: item, inputs: none }];
  }
  if (!isMapping(item)) throw new ConfigurationError('include config should be a hash or a string');
  const unknown = [...item.keys()].filter(
    (key) => !kinds.some((kind) => kind === key) && !otherKeys.has(key),
  );
  const present = kinds.filter((kind) => !isBlank(item.get(kind)));
  const [kind] = present;
  const names = kinds.map((name) => `\`${name}\``).join(', ');
  if (kind === undefined) {
    const text = JSON.stringify(Object.fromEntries(item), (_key, member: unknown) =>
      member instanceof Map ? {} : member,
    );
    throw new ConfigurationError(
      `\`${text.slice(0, 200)}\` does not have a valid subkey for include. Valid subkeys are: ${names}`,
    );
  }
  if (present.length > 1) throw new ConfigurationError(`Each include must use only one of: ${names}`);
  if (unknown.length > 0)
    throw new ConfigurationError(`include config contains unknown keys: ${unknown.join(', ')}`);
  return locations(kind, item).map((location) => entry(kind, location, item));
}

/** A `project` may name several files. */
function locations(kind: IncludeKind, item: Mapping): readonly Value[] {
  if (kind !== 'project') return [item.get(kind) ?? null];
  const file = item.get('file');
  if (isBlank(file) || file === undefined) {
    throw new ConfigurationError('include config must specify the file where to fetch the config from');
  }
  return isSequence(file) ? file : [file];
}

function entry(kind: IncludeKind, location: Value, item: Mapping): IncludeEntry {
  if (typeof location !== 'string') {
    throw new ConfigurationError(`Included file \`${String(location)}\` needs to be a string`);
  }
  const inputs = item.get('inputs');
  if (inputs !== undefined && inputs !== null && !isMapping(inputs)) {
    throw new ConfigurationError('include:inputs config should be a hash');
  }
  const rules = item.get('rules');
  return {
    kind,
    location,
    inputs: isMapping(inputs) ? inputs : none,
    ...(kind === 'project' ? { project: String(item.get('project')) } : {}),
    ...textMember(item, 'ref'),
    ...textMember(item, 'job'),
    ...(rules === undefined || rules === null ? {} : { rules }),
  };
}

function textMember<Key extends 'ref' | 'job'>(item: Mapping, key: Key): { [name in Key]?: string } {
  const value = item.get(key);
  const member: { [name in Key]?: string } = {};
  if (typeof value === 'string') member[key] = value;
  return member;
}
