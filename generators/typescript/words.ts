import { capitalised } from '../diagnostics/capitalised.ts';
import { reservedWords } from '../code/reserved-words.ts';
import { inAscii } from './ascii.ts';

/**
 * Valid names that are not used: words with a meaning in declarations, and `then`, as the dynamic import of a module that
 * exports it never ends.
 */
const AVOIDED: ReadonlySet<string> = new Set('as from get of set then type'.split(' '));

/** Base names that Windows reserves for devices, with or without extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Maximum length of the base name of a file; file systems limit whole names to 255 bytes. */
const LONGEST_FILE = 120;

/** Splits a name into words: at characters other than letters, marks and digits of any script, and at changes of case. */
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

/** `list member roles` → `ListMemberRoles`; names in this style are unchanged. Reserved words get a trailing underscore. */
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

/** `listMemberRoles` → `list-member-roles`; in ASCII, as file systems and URLs encode other letters differently. */
export function fileNameOf(name: string): string {
  const joined =
    wordsOf(inAscii(name).replaceAll('_', '-')).join('-').toLowerCase().slice(0, LONGEST_FILE) || 'unnamed';
  return DEVICE.test(joined) ? `${joined}-` : joined;
}
