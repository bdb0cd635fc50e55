import { token, type Code } from './code.ts';
import { replaceInvisible, unicodeEscape } from './invisible.ts';

/**
 * A regular expression literal that matches what `new RegExp(source, flags)` matches. Throws a SyntaxError if that
 * does not compile.
 */
export function regularExpression(source: string, flags = 'u'): Code {
  const compiled = new RegExp(source, flags);
  const pattern = escapeForSource(compiled.source);
  return token('regularExpression', `/${pattern}/${compiled.flags}`);
}

/**
 * Text that is valid in a pattern but not in a program. An escape is one alternative, so that its backslash is not
 * read as the start of another one; an unescaped slash occurs only in a character class.
 */
const unprintable = /\\[^]|\/|(?:\(\?)?<!--|[\p{Cc}\P{ASCII}]/gu;

function escapeForSource(pattern: string): string {
  return pattern.replaceAll(unprintable, (part) => {
    if (part === '/') return '\\/';
    if (part === '<!--') return '\\x3c!--';
    if (part === '(?<!--') return '(?<!-\\x2d';
    return part.startsWith('\\') ? escapeOf(part) : replaceInvisible(part, unicodeEscape);
  });
}

/** A backslash before an invisible character, or before the `<` that old patterns escape, means the character itself. */
function escapeOf(part: string): string {
  if (part === '\\<') return '\\x3c';
  const character = part.slice(1);
  const escaped = replaceInvisible(character, unicodeEscape);
  return escaped === character ? part : escaped;
}
