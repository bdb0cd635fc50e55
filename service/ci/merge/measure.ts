import { ConfigurationError } from '../configuration-error.ts';

/** The weight of a value without its text: about its size in memory and in a response. */
const base = 48;

/**
 * Weighs values as if shared parts were repeated at each use: the length of all texts, and 48 for each value. Each
 * shared part is visited only once for all values of one scale.
 */
class Scale {
  readonly #known = new Map<object, number>();

  /** The weight of a value: of a mapping including its keys, a sequence, an object with its members, or a scalar. */
  weigh(value: unknown): number {
    if (typeof value === 'string') return base + value.length;
    if (typeof value !== 'object' || value === null) return base;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    let weight = base;
    for (const [key, member] of entriesOf(value)) weight += key.length + this.weigh(member);
    this.#known.set(value, weight);
    return weight;
  }
}

function* entriesOf(value: object): Iterable<readonly [key: string, member: unknown]> {
  if (Array.isArray(value)) for (const item of value) yield ['', item];
  else
    for (const [key, member] of value instanceof Map ? value : Object.entries(value))
      yield [String(key), member];
}

/**
 * Checks that some values together weigh no more than `limit`.
 * @throws ConfigurationError with the message if they weigh more
 */
export function checkWeight(values: Iterable<unknown>, limit: number, message: string): void {
  const scale = new Scale();
  let weight = 0;
  for (const value of values) {
    weight += scale.weigh(value);
    if (weight > limit) throw new ConfigurationError(message);
  }
}
