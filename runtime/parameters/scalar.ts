import type { ParameterValue, ScalarType } from './descriptor.ts';

/** The kinds in the order in which a union tries them; a text is a string only if it is no other kind. */
export const scalarKinds: readonly Exclude<ScalarType['kind'], 'json'>[] = [
  'null',
  'boolean',
  'looseBoolean',
  'integer',
  'number',
  'string',
  'any',
];

/**
 * The value of a text, read as the kind, or undefined. Integers are decimal digits, up to 2^53 - 1; numbers are written
 * as in JSON (RFC 8259, section 6); booleans are `true` and `false`. Null is the absence of a text: `a` without `=`.
 */
export function readScalar(text: string | null, kind: ScalarType['kind']): ParameterValue | undefined {
  if (text === null) return kind === 'null' || kind === 'any' ? null : undefined;
  switch (kind) {
    case 'string':
    case 'any':
      return text;
    case 'integer':
      return /^(?:0|-?[1-9][0-9]{0,15})$/.test(text) ? safe(Number(text)) : undefined;
    case 'number':
      return /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text)
        ? finite(Number(text))
        : undefined;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'looseBoolean':
      return readLooseBoolean(text);
    default:
      return undefined;
  }
}

/** Reads a boolean like dry-types, which Grape uses: `True`, `1`, `yes`, `on`, `t`. */
export function readLooseBoolean(text: string): boolean | undefined {
  return looseBooleans.get(text);
}

const looseBooleans: ReadonlyMap<string, boolean> = /* @__PURE__ */ looseTexts();

function looseTexts(): ReadonlyMap<string, boolean> {
  return new Map([
    ...['1', 'on', 'On', 'ON', 't', 'T', 'true', 'True', 'TRUE', 'y', 'Y', 'yes', 'Yes', 'YES'].map(
      (text) => [text, true] as const,
    ),
    ...['0', 'off', 'Off', 'OFF', 'f', 'F', 'false', 'False', 'FALSE', 'n', 'N', 'no', 'No', 'NO'].map(
      (text) => [text, false] as const,
    ),
  ]);
}

/** The text of a scalar. Throws a TypeError for numbers that are not finite. */
export function writeScalar(value: string | number | bigint | boolean): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} cannot be sent.`);
  return String(value);
}

/** The kinds with their articles, for messages. */
export const kindNames: Readonly<Record<ScalarType['kind'], string>> = {
  string: 'a text',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  looseBoolean: 'true or false',
  null: 'without a value',
  any: 'anything',
  json: 'JSON',
};

function safe(value: number): number | undefined {
  return Number.isSafeInteger(value) ? value : undefined;
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
