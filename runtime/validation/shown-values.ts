import { isAlternatives } from './alternatives.ts';

/** A value of the schema, with its text in messages where that is not its JSON. */
export class ShownValue {
  readonly value: unknown;
  readonly text: string;

  constructor(value: unknown, text: string) {
    this.value = value;
    this.text = text;
  }
}

/** A value with its JSON in the document, where doubles do not hold all digits of its numbers. */
export function written(json: string): ShownValue {
  return new ShownValue(JSON.parse(json), json);
}

/** Values with their names in the document, in the same order: `30 (developer)`. Null where a value has none. */
export function named(values: readonly unknown[], names: readonly (string | null)[]): readonly unknown[] {
  return values.map((value, index) => {
    const name = names[index] ?? null;
    return name === null ? value : new ShownValue(withoutText(value), `${shown(value)} (${name})`);
  });
}

/** The text of a value in messages. */
export function shown(value: unknown): string {
  return value instanceof ShownValue ? value.text : (JSON.stringify(value) ?? '');
}

/** What was expected, as plain data: the values without their texts. */
export function withoutTexts(expected: unknown): unknown {
  if (isAlternatives(expected)) return { ...expected, values: withoutTexts(expected.values) };
  return Array.isArray(expected) ? expected.map(withoutText) : withoutText(expected);
}

function withoutText(value: unknown): unknown {
  return value instanceof ShownValue ? value.value : value;
}
