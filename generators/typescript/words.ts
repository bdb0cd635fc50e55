import { capitalised } from '../diagnostics/capitalised.ts';
import { reservedWords } from '../code/reserved-words.ts';
import { inAscii } from './ascii.ts';

/**
 * Names that a module could bind but does not: words with a meaning in declarations, which would be confusing, and
 * `then`: a dynamic import of a module that exports it waits forever for a callback.
 */
const AVOIDED: ReadonlySet<string> = new Set('as from get of set then type'.split(' '));

/** Base names that Windows reserves for devices, with or without extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

/**
 * Maximum length of the base name of a file; the usual limit of file systems is 255 bytes with extensions and suffixes.
 */
const LONGEST_FILE = 120;

/**
 * Splits a name into words: at characters other than letters, their marks and digits of any script, and where the
 * case changes. Invisible characters are not part of a word, because readers could not tell such names apart.
 */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/(?:[^\p{L}\p{M}\p{Nd}\p{Nl}]|\p{Default_Ignorable_Code_Point})+/u)
    .filter((word) => word !== '');
}

/** Whether a text can begin an identifier (ECMA-262, section 12.7). */
function beginsName(text: string): boolean {
  return /^\p{ID_Start}/u.test(text);
}

/**
 * `list member roles` → `ListMemberRoles`; a name that already is an identifier in that style stays as it is. Reserved
 * words (`NaN`) get a trailing underscore.
 */
export function typeNameOf(name: string): string {
  const exact = /^[A-Z][A-Za-z0-9]*$/.test(name);
  const joined = exact ? name : wordsOf(name).map(capitalised).join('');
  if (joined === '') return 'Unnamed';
  if (reservedWords.has(joined)) return `${joined}_`;
  return beginsName(joined) ? joined : `N${joined}`;
}

/** `list member roles` → `listMemberRoles`; reserved words get a trailing underscore. */
export function valueNameOf(name: string): string {
  const exact = /^[a-z][A-Za-z0-9]*$/.test(name);
  const [first = 'unnamed', ...rest] = wordsOf(name);
  const joined = exact ? name : [first.toLowerCase(), ...rest.map(capitalised)].join('');
  if (reservedWords.has(joined) || AVOIDED.has(joined)) return `${joined}_`;
  return beginsName(joined) ? joined : `n${joined}`;
}

/** `listMemberRoles` → `list-member-roles`; in ASCII, as file systems and addresses write other letters in several ways. */
export function fileNameOf(name: string): string {
  const joined =
    wordsOf(inAscii(name).replaceAll('_', '-')).join('-').toLowerCase().slice(0, LONGEST_FILE) || 'unnamed';
  return DEVICE.test(joined) ? `${joined}-` : joined;
}
