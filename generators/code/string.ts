import { token, type Code } from './code.ts';
import { replaceInvisible, unicodeEscape } from './invisible.ts';

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/**
 * A string in single quotes with invisible characters escaped. It is also safe inside an inline script: the result
 * contains no `</script` and no `<!--` (HTML Standard, section "Restrictions for contents of script elements").
 */
export function stringLiteral(value: string): Code {
  const quoted = value
    .replaceAll(/[\\']/g, (character) => `\\${character}`)
    .replaceAll(/<(?=\/?script|!--)/gi, '\\x3c');
  const visible = replaceInvisible(
    quoted,
    (character) => shortEscapes.get(character) ?? unicodeEscape(character),
  );
  return token('string', `'${visible}'`);
}
