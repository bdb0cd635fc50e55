import { isScalar, parseDocument } from 'yaml';

/**
 * A text as a scalar of a file, in the quotes of the scalar that it replaces. In YAML it is plain where it means the
 * same without quotes.
 */
export function printScalar(text: string, before: string, isJson: boolean): string {
  if (isJson || before.startsWith('"')) return JSON.stringify(text);
  const quoted = /[\r\n]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
  return before.startsWith("'") || !isPlain(text) ? quoted : text;
}

/** Whether a text is the same string without quotes, in block and in flow style, as a name and as a value. */
function isPlain(text: string): boolean {
  if (!/^[\w./$-][\w ./$~%#-]*$/.test(text) || text.trim() !== text) return false;
  const { contents } = parseDocument(text, { version: '1.2', schema: 'core' });
  return isScalar(contents) && contents.value === text;
}
