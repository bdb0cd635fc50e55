/** A value of a configuration, as YAML returns it. It is never changed in place, so parts are shared freely. */
export type Value = null | boolean | number | string | readonly Value[] | Mapping | Reference;

/** A mapping keeps the order of its author, and has no inherited members. */
export type Mapping = ReadonlyMap<string, Value>;

/** `!reference [job, key]`: represents the value at that place of the whole configuration. */
export class Reference {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    this.path = path;
  }

  /** The form in messages: `!reference ["job", "script"]`. */
  toString(): string {
    return `!reference [${this.path.map((part) => JSON.stringify(part)).join(', ')}]`;
  }
}

/** Whether a value is a mapping. */
export function isMapping(value: Value | undefined): value is Mapping {
  return value instanceof Map;
}

/** Whether a value is a sequence. */
export function isSequence(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Whether a value is a text, a number or a boolean. */
export function isScalar(value: Value | undefined): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Whether a value is missing or empty: undefined, null, a blank text, or an empty mapping or sequence. */
export function isBlank(value: Value | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isSequence(value)) return value.length === 0;
  return isMapping(value) && value.size === 0;
}
