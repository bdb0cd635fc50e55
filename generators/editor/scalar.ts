import { isScalar, parseDocument } from 'yaml';

/** A text as a scalar, in the quotes of the one that it replaces. In YAML it has quotes only if it needs them. */
export function printScalar(text: string, before: string, isJson: boolean): string {
  if (isJson || before.startsWith('"')) return JSON.stringify(text);
  const quoted = /[\r\n]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
  return before.startsWith("'") || !isPlain(text) ? quoted : text;
}

/** Whether a text without quotes is the same string, in block and in flow style, as a name and as a value. */
function isPlain(text: string): boolean {
  if (!/^[\w./$-][\w ./$~%#-]*$/.test(text) || text.trim() !== text) return false;
  const { contents } = parseDocument(text, { version: '1.2', schema: 'core' });
  return isScalar(contents) && contents.value === text;
}
