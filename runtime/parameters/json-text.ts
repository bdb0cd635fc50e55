import type { ParameterValue } from './descriptor.ts';
import { NOT_ALLOWED, reachesPrototype } from './prototype-names.ts';
import { quote } from './report.ts';

/**
 * Parses JSON text into a value whose objects have no prototype. Returns an error for invalid text, nesting beyond
 * `depth`, and numbers beyond a double.
 */
export function readJsonText(
  text: string,
  depth: number,
): { readonly value: ParameterValue } | { readonly code: 'type' | 'name'; readonly reason: string } {
  try {
    return { value: withoutPrototype(JSON.parse(text) as ParameterValue, depth) };
  } catch (error) {
    if (error instanceof PrototypeName) return { code: 'name', reason: NOT_ALLOWED };
    return { code: 'type', reason: error instanceof TooLarge ? TOO_LARGE : `is not JSON: ${quote(text)}` };
  }
}

class PrototypeName extends Error {}
class TooLarge extends Error {}

/** Whether a parsed number is not finite: `1e999` (RFC 8259, section 6). */
export function isTooLarge(value: unknown): boolean {
  return value === Infinity || value === -Infinity;
}

export const TOO_LARGE: string = 'has a number beyond what a double holds';

function withoutPrototype(value: ParameterValue, depth: number): ParameterValue {
  if (isTooLarge(value)) throw new TooLarge();
  if (value === null || typeof value !== 'object') return value;
  if (depth === 0) throw new RangeError('nested too deeply');
  if (Array.isArray(value)) return value.map((item: ParameterValue) => withoutPrototype(item, depth - 1));
  const object: { [name: string]: ParameterValue } = Object.create(null);
  for (const [name, member] of Object.entries(value)) {
    if (reachesPrototype(name, member)) throw new PrototypeName();
    object[name] = withoutPrototype(member, depth - 1);
  }
  return object;
}
