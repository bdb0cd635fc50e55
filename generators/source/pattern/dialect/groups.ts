import type { DialectText } from './text.ts';
import { foreignGroups } from './words.ts';

/** Reads the start of a group, a comment, options, or a reference to a group. */
export function readGroup(text: DialectText): void {
  text.at += 1;
  text.isRepeatable = false;
  if (text.match(/\?#[^)]*\)/y) !== undefined)
    return text.note({ text: '(?#…)', meaning: 'a comment', spelling: 'nothing', source: '' });
  const letters = /^\^*$/.test(text.out) ? text.match(/\?([is]+)\)/y)?.[1] : undefined;
  if (letters !== undefined) return options(text, letters);
  const name = text.match(/\?P?<([A-Za-z_]\w*)>|\?'([A-Za-z_]\w*)'/y);
  if (name !== undefined) return named(text, name[0], name[1] ?? name[2] ?? '');
  const reference = text.match(/\?P=(\w+)\)/y)?.[1];
  if (reference !== undefined) {
    text.isRepeatable = true;
    const source = `\\k<${reference}>`;
    return text.write({ text: '(?P=…)', meaning: 'a reference to a group', spelling: '\\k<…>', source });
  }
  const ordinary = text.match(/\?(?::|<?[=!])/y)?.[0];
  text.out += `(${ordinary ?? ''}`;
  if (ordinary === undefined) foreignGroup(text);
}

function foreignGroup(text: DialectText): void {
  for (const [start, meaning, spelling] of foreignGroups) {
    const found = text.match(start)?.[0];
    if (found === undefined) continue;
    if (found.endsWith(')')) text.at -= 1;
    return text.note({ text: `(${found}`, meaning, spelling });
  }
}

function options(text: DialectText, letters: string): void {
  if (letters.includes('i')) text.flags = 'iu';
  if (letters.includes('s')) text.dotMatchesAll = true;
  const meaning = letters.includes('i') ? 'upper and lower case alike' : 'line breaks matched by a dot';
  text.note({
    text: `(?${letters})`,
    meaning,
    spelling: letters.includes('i') ? '[Aa]' : '[^]',
    source: '',
  });
}

function named(text: DialectText, opening: string, name: string): void {
  if (text.names.has(name))
    text.note({ text: `(?<${name}>`, meaning: 'a second group of the same name', spelling: '(?:…)' });
  text.names.add(name);
  const source = `(?<${name}>`;
  if (opening.startsWith('?<')) text.out += source;
  else text.write({ text: `(${opening}`, meaning: 'a group with a name', spelling: source, source });
}
