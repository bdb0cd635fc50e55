import type { ParameterValue } from './descriptor.ts';

/** The value of a JSON text, objects without prototypes; undefined where it is not JSON or nested too deeply. */
export function readJsonText(text: string, depth: number): ParameterValue | undefined {
  try {
    return withoutPrototype(JSON.parse(text) as ParameterValue, depth);
  } catch {
    return undefined;
  }
}

function withoutPrototype(value: ParameterValue, depth: number): ParameterValue {
  if (value === null || typeof value !== 'object') return value;
  if (depth === 0) throw new RangeError('nested too deeply');
  if (Array.isArray(value)) return value.map((item: ParameterValue) => withoutPrototype(item, depth - 1));
  const object: { [name: string]: ParameterValue } = Object.create(null);
  for (const [name, member] of Object.entries(value)) object[name] = withoutPrototype(member, depth - 1);
  return object;
}
