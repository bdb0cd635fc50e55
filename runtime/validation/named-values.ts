import { isAlternatives } from './alternatives.ts';

/** A value of a list with its name in the document, as messages print it. */
export class NamedValue {
  readonly value: unknown;
  readonly name: string;

  constructor(value: unknown, name: string) {
    this.value = value;
    this.name = name;
  }

  /** `30 (developer)` */
  toString(): string {
    return `${JSON.stringify(this.value)} (${this.name})`;
  }
}

/** Values with their names in the same order; null where a value has none. */
export function named(values: readonly unknown[], names: readonly (string | null)[]): readonly unknown[] {
  return values.map((value, index) => {
    const name = names[index] ?? null;
    return name === null ? value : new NamedValue(value, name);
  });
}

/** What was expected, without names: plain data. */
export function withoutNames(expected: unknown): unknown {
  if (isAlternatives(expected)) return { ...expected, values: withoutNames(expected.values) };
  if (!Array.isArray(expected)) return expected;
  return expected.map((value: unknown) => (value instanceof NamedValue ? value.value : value));
}
