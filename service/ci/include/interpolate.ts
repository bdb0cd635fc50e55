import type { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import { isMapping, isScalar, isSequence, type Mapping, type Value } from '../value.ts';

const block = /\$\[\[([^[\]]{1,1000})\]\]/g;

/**
 * Replaces `$[[ inputs.name ]]` with inputs, in keys and values. A value that consists only of it becomes the input
 * with its type; within a text the input becomes text.
 * @throws ConfigurationError for unknown inputs and functions, and if texts become too long
 */
export function interpolate(value: Value, inputs: Mapping, budget: Budget): Value {
  if (typeof value === 'string') return interpolateText(value, inputs, budget);
  if (isSequence(value)) return value.map((item) => interpolate(item, inputs, budget));
  if (!isMapping(value)) return value;
  const members = new Map<string, Value>();
  for (const [key, member] of value) {
    const name = key.includes('$[[') ? interpolateText(key, inputs, budget) : key;
    members.set(isScalar(name) ? String(name) : key, interpolate(member, inputs, budget));
  }
  return members;
}

function interpolateText(text: string, inputs: Mapping, budget: Budget): Value {
  if (!text.includes('$[[')) return text;
  const whole = new RegExp(`^${block.source}$`).exec(text.trim());
  if (whole !== null) return charge(accessed(whole[1] ?? '', inputs), budget);
  let length = text.length;
  const replaced = text.replaceAll(block, (_, access: string) => {
    const value = accessed(access, inputs);
    const inserted = isScalar(value) ? String(value) : JSON.stringify(value);
    length += inserted.length;
    if (length > limits.expandedLength)
      throw new ConfigurationError('the text becomes too long where inputs are put in');
    return inserted;
  });
  return charge(replaced, budget);
}

/** Inserted inputs count as values: long texts and arrays cannot be inserted without end. */
function charge(value: Value, budget: Budget): Value {
  if (typeof value === 'string') budget.spend(Math.ceil(value.length / 100));
  if (isSequence(value)) budget.spend(value.length);
  return value;
}

function accessed(access: string, inputs: Mapping): Value {
  const [path = '', ...functions] = access.split('|').map((part) => part.trim());
  const name = /^inputs\.([\w-]+)$/.exec(path)?.[1];
  const value = name === undefined ? undefined : inputs.get(name);
  if (value === undefined) throw new ConfigurationError(`unknown interpolation key: \`${name ?? path}\``);
  return functions.reduce<Value>((before, call) => applyFunction(call, before), value);
}

/** `expand_vars` leaves variables to the job, where they are known; `truncate(from, length)` cuts a text. */
function applyFunction(name: string, value: Value): Value {
  if (name === 'expand_vars') return value;
  const cut = /^truncate\(\s*(\d{1,6})\s*,\s*(\d{1,6})\s*\)$/.exec(name);
  if (cut === null)
    throw new ConfigurationError(
      `no function matching \`${name.slice(0, 100)}\`: check that the function name, arguments, and types are correct`,
    );
  if (typeof value !== 'string')
    throw new ConfigurationError('invalid input type: truncate can only be used with string inputs');
  const from = Number(cut[1]);
  return value.slice(from, from + Number(cut[2]));
}
