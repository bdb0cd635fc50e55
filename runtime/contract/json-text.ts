/** JSON with source text (ECMA-262, section 25.5.3), which TypeScript does not describe yet. */
type JsonOfTexts = typeof JSON & { readonly rawJSON?: (text: string) => object };

/**
 * A value as JSON, as `JSON.stringify` writes it. Bigints, which that refuses, are integers that a double does not hold:
 * they are written with all their digits. This needs Node 21 or a browser of 2023; elsewhere they throw a TypeError.
 */
export function jsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    // A function that looks at each value would take several times as long, and nearly no value has a bigint.
    const { rawJSON } = JSON as JsonOfTexts;
    if (!(error instanceof TypeError) || rawJSON === undefined) throw error;
    const write = (_name: string, each: unknown) => (typeof each === 'bigint' ? rawJSON(String(each)) : each);
    return JSON.stringify(value, write, indent);
  }
}
