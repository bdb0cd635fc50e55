const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92,
};

/**
 * A path as git prints it: in quotes, with escapes as in C, if it contains control characters, quotes or backslashes.
 */
export function unquote(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2) return text;
  const bytes: Buffer[] = [];
  for (const [part] of text.slice(1, -1).matchAll(/\\[0-7]{3}|\\.|[^\\]+/gs)) {
    if (!part.startsWith('\\')) bytes.push(Buffer.from(part));
    else if (part.length === 4) bytes.push(Buffer.from([Number.parseInt(part.slice(1), 8) & 255]));
    else bytes.push(Buffer.from([escapes[part.charAt(1)] ?? part.charCodeAt(1)]));
  }
  return Buffer.concat(bytes).toString('utf8');
}
