/** The value of a JSON text. Throws a TypeError with the position of the syntax error. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`This is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
