/** The value of a JSON text. Throws a TypeError that says where the text breaks off. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`This is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
