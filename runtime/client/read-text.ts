/** Reads a body as text. */
export function readText(response: Response): Promise<string> {
  return response.text();
}
