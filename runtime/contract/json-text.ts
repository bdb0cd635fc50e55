/** JSON with source text (ECMA-262, section 25.5.3), which TypeScript does not describe yet. */
type JsonOfTexts = typeof JSON & { readonly rawJSON?: (digits: bigint) => object };

/**
 * A value as JSON. Unlike `JSON.stringify`, it accepts bigints, which stand for integers that a double cannot hold,
 * and writes all their digits. For bigints it needs Node 21 or a browser of 2025; elsewhere they throw a TypeError.
 */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch {
    // A replacer for every value would make this several times slower, and almost no value has a bigint.
    const write = (_name: string, each: unknown) =>
      typeof each === 'bigint' ? ((JSON as JsonOfTexts).rawJSON?.(each) ?? each) : each;
    return JSON.stringify(value, write, indent);
  }
}
