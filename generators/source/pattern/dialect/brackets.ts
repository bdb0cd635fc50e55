import { characterEscape, foreignLetter } from './escapes.ts';
import type { DialectText } from './text.ts';
import { foreignMembers, posixClasses } from './words.ts';

/** Bracket expressions, as far as dialects differ in them. */
export function readBrackets(text: DialectText): void {
  const opening = text.match(/\[\^?/y)?.[0] ?? '';
  text.out += opening;
  text.isRepeatable = true;
  bracketAtStart(text, opening);
  const first = text.at;
  let isSet = false;
  for (
    let next = text.pattern.charAt(text.at);
    next !== '' && next !== ']';
    next = text.pattern.charAt(text.at)
  ) {
    const isRange = next === '-' && text.pattern.charAt(text.at + 1) !== ']';
    // Beside a set, a hyphen is literal, which `u` requires to be escaped.
    const isBesideSet = isRange && (isSet || /-\\[dDsSwWpP]/y.test(text.pattern.slice(text.at, text.at + 3)));
    isSet = !isRange && /\\[dDsSwWpP]/y.test(text.pattern.slice(text.at, text.at + 2));
    refuseOperators(text);
    if (next === '\\') memberEscape(text);
    else {
      const character = String.fromCodePoint(text.pattern.codePointAt(text.at) ?? 0);
      text.out += isBesideSet && text.at > first ? '\\-' : character;
      text.at += character.length;
    }
  }
  if (text.match(/\]/y) !== undefined) text.out += ']';
}

/** In all dialects except ECMA-262, a closing bracket at the start is a member if another one follows: `[]a]`. */
function bracketAtStart(text: DialectText, opening: string): void {
  if (text.match(/\](?=(?:[^\][\\]|\\[^])*\])/y) === undefined) return;
  const part = { text: `${opening}]`, meaning: 'brackets with the member ]', spelling: `${opening}\\]` };
  text.write({ ...part, source: '\\]' });
}

function refuseOperators(text: DialectText): void {
  const posix = /\[:\^?([a-z]+):\]/y;
  posix.lastIndex = text.at;
  const [written, name = ''] = posix.exec(text.pattern) ?? [];
  if (written !== undefined) {
    const spelling = Object.hasOwn(posixClasses, name) ? posixClasses[name] : undefined;
    text.at += written.length - 1;
    text.note({ text: `[${written}]`, meaning: 'a class of POSIX', spelling: `[${spelling ?? '…'}]` });
    return;
  }
  const operator = text.isAt(/&&/y) ? '&&' : text.isAt(/-\[[^\]]+\]\]/y) ? '-[…]' : undefined;
  if (operator === undefined) return;
  const meaning = operator === '&&' ? 'an intersection of sets' : 'a set without another';
  text.note({ text: operator, meaning, spelling: operator === '&&' ? '(?=[…])[…]' : '(?![…])[…]' });
}

function memberEscape(text: DialectText): void {
  const kept = text.match(/\\[-bdDsSwWfnrtv]/y)?.[0] ?? characterEscape(text);
  if (kept !== undefined) {
    text.out += kept;
    return;
  }
  const letter = text.pattern.charAt(text.at + 1);
  if (letter === '') return text.take('\\');
  text.at += 2;
  foreignLetter(text, letter, foreignMembers);
}
