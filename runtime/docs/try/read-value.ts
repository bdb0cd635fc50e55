import type { ParameterValue, ValueType } from '../../parameters/descriptor.ts';
import { readJsonText } from './read-json.ts';

/** How a value is entered: as one text, a line for each item, or JSON. */
export type Notation = 'text' | 'lines' | 'json';

export function notationOf(type: ValueType): Notation {
  if (type.kind === 'array') return notationOf(type.items) === 'text' ? 'lines' : 'json';
  if (type.kind === 'union') return type.members.every(isScalar) ? 'text' : 'json';
  return isScalar(type) && type.kind !== 'json' ? 'text' : 'json';
}

/**
 * The value of a text in the form; undefined if it is empty. Single values are texts, so that wrong ones can be sent too.
 * Throws a TypeError for invalid JSON if the value has to be JSON.
 */
export function readValue(text: string, type: ValueType): ParameterValue | undefined {
  if (text === '') return undefined;
  const notation = notationOf(type);
  if (notation === 'text') return text;
  if (notation === 'lines') return text.split('\n').filter((line) => line !== '');
  return readJsonText(text) as ParameterValue;
}

function isScalar({ kind }: ValueType): boolean {
  return kind !== 'array' && kind !== 'object' && kind !== 'union';
}
