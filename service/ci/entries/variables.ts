import { defined } from '../defined.ts';
import { limits } from '../limits.ts';
import { isMapping, isScalar, isSequence } from '../value.ts';
import type { Entry } from './entry.ts';

/** A variable of a configuration. If it is not expanded, `$` stays as it is. */
export type Variable = { value: string; expand: boolean; description?: string; options?: readonly string[] };

/** Variables by their names, in order. */
export type Variables = ReadonlyMap<string, Variable>;

/** Which members a variable may have besides its value. */
export type VariableKeys = readonly ('value' | 'description' | 'expand' | 'options')[];

/** Variables: scalars, or mappings with some of the keys. */
export function readVariables(entry: Entry, keys: VariableKeys): Variables {
  const variables = new Map<string, Variable>();
  if (!isMapping(entry.value)) {
    entry.fail('should be a hash of key value pairs, value can be a hash');
    return variables;
  }
  for (const [name, value] of entry.value) {
    if (isScalar(value) || value === null) variables.set(name, { value: String(value ?? ''), expand: true });
    else if (isMapping(value)) {
      const variable = entry.child(name);
      if (variable !== undefined) variables.set(name, readVariable(variable, keys));
    } else
      entry.problems.error(`${entry.location}:${name} variable definition must be either a string or a hash`);
  }
  return variables;
}

function readVariable(entry: Entry, keys: VariableKeys): Variable {
  const members = entry.members();
  const others = [...(members?.keys() ?? [])].filter((key) => !keys.some((known) => known === key));
  if (others.length > 0) entry.fail(`uses invalid data keys: ${others.join(', ')}`);
  const value = members?.get('value') ?? '';
  if (!isScalar(value)) entry.fail('must be a scalar', 'value');
  const description = entry.text('description');
  const options = entry.texts('options');
  const text = isScalar(value) ? String(value) : '';
  if (options !== undefined && options.length > 0 && !options.includes(text))
    entry.fail('value must be present in options');
  return {
    value: text,
    expand: entry.boolean('expand') ?? true,
    ...defined({ description, options }),
  };
}

/** The variables of one `matrix`: each has one value or several. */
export function readMatrixVariables(entry: Entry): ReadonlyMap<string, readonly string[]> {
  const variables = new Map<string, readonly string[]>();
  if (!isMapping(entry.value)) {
    entry.fail('should be a hash of key value pairs, value can be an array');
    return variables;
  }
  if (entry.value.size === 0) entry.fail('requires at least 1 items');
  for (const [name, value] of entry.value) {
    const values = isSequence(value) ? value : [value];
    if (!values.every((item) => isScalar(item))) {
      entry.fail('should be a hash of key value pairs, value can be an array');
      return variables;
    }
    if (values.some((item) => String(item).length > limits.jobNameLength)) {
      entry.fail(`has a value that is too long (maximum is ${limits.jobNameLength} characters)`);
      return variables;
    }
    variables.set(name, values.map(String));
  }
  return variables;
}
