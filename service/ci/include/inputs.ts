import { ConfigurationError } from '../configuration-error.ts';
import type { Matching } from '../rules/matching.ts';
import { isMapping, isScalar, isSequence, type Mapping, type Value } from '../value.ts';

const types = ['string', 'number', 'boolean', 'array'] as const;
const specKeys = new Set(['default', 'description', 'options', 'regex', 'type']);

/**
 * The values of the inputs of a file: the given ones, and the defaults of `spec:inputs` for the others.
 * @throws ConfigurationError for values that are missing, unknown or invalid by the specification
 */
export function inputValues(spec: Value | undefined, given: Mapping, matching: Matching): Mapping {
  const inputs = isMapping(spec) ? spec.get('inputs') : undefined;
  const specified: Mapping = isMapping(inputs) ? inputs : new Map();
  const unknown = [...given.keys()].filter((name) => !specified.has(name));
  if (unknown.length > 0) throw new ConfigurationError(`unknown input arguments: ${unknown.join(', ')}`);
  const values = new Map<string, Value>();
  for (const [name, rule] of specified) values.set(name, inputValue(name, rule, given, matching));
  return values;
}

function inputValue(name: string, rule: Value, given: Mapping, matching: Matching): Value {
  const spec: Mapping = isMapping(rule) ? rule : new Map();
  const unknown = [...spec.keys()].filter((key) => !specKeys.has(key));
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `header:spec:inputs:${name} config contains unknown keys: ${unknown.join(', ')}`,
    );
  }
  const type = types.find((known) => known === (spec.get('type') ?? 'string'));
  if (type === undefined)
    throw new ConfigurationError(
      `header:spec:inputs:${name} input type unknown value: ${String(spec.get('type'))}`,
    );
  const isGiven = given.has(name);
  if (!isGiven && !spec.has('default'))
    throw new ConfigurationError(`\`${name}\` input: required value has not been provided`);
  const value = (isGiven ? given.get(name) : spec.get('default')) ?? null;
  const origin = isGiven ? 'provided' : 'default';
  if (!isOfType(type, value) && !(value === null && !isGiven)) {
    throw new ConfigurationError(
      `\`${name}\` input: ${origin} value is not ${type === 'array' ? 'an' : 'a'} ${type}`,
    );
  }
  checkOptions(name, spec, value);
  const regex = spec.get('regex');
  if (typeof regex === 'string' && typeof value === 'string' && !matching.matches(`/${regex}/`, value)) {
    throw new ConfigurationError(`\`${name}\` input: ${origin} value does not match required RegEx pattern`);
  }
  return value;
}

function isOfType(type: (typeof types)[number], value: Value): boolean {
  return type === 'array' ? isSequence(value) : isScalar(value) && typeof value === type;
}

function checkOptions(name: string, spec: Mapping, value: Value): void {
  const options = spec.get('options');
  if (!isSequence(options) || options.includes(value)) return;
  const text = isScalar(value) ? String(value) : 'value';
  throw new ConfigurationError(
    `\`${name}\` input: \`${text}\` cannot be used because it is not in the list of allowed options`,
  );
}
