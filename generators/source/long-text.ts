/** Characters of one text; Markdown takes up to 2 kB of memory for each. */
const MOST_CHARACTERS = 200_000;
/** Marks of one paragraph: the time for marks of emphasis and of links grows with the square of their number. */
const MOST_MARKS = 4_000;
/** Lines of one text for which the time grows with the square of their number. */
const MOST_SLOW_LINES = 500;
/** Texts of this length are read in less than half a second, unless they are nested. */
const SHORT = 4_000;

/** Elements of HTML within each other, by their tags: to print them takes as many calls within each other. */
const DEEPEST = 100;

/** A line with a hundred nested quotes and lists. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){100}/m;
/** Underlines, and the first of the lines that continue a quote without its mark. */
const SLOW_LINES = /^[ \t]*(?:=+|-+)[ \t]*$|^[ \t]*>.*\n(?![ \t]*>)(?=[ \t]*\S)/gm;

/** Whether a text is read as Markdown. One that would take too much time or memory is shown as it is written. */
export function isReadAsMarkdown(text: string): boolean {
  if (NESTED.test(text) || nestsDeeply(withoutCode(text))) return false;
  if (text.length <= SHORT) return true;
  if (text.length > MOST_CHARACTERS) return false;
  let lines = 0;
  for (const _ of text.matchAll(SLOW_LINES)) {
    lines += 1;
    if (lines > MOST_SLOW_LINES) return false;
  }
  let marks = 0;
  for (const [found] of text.matchAll(/\n[ \t]*\n|\*+|~+|[[\]]|_+(?!\w)|(?<!\w)_+/g)) {
    marks = found.startsWith('\n') ? 0 : marks + found.length;
    if (marks > MOST_MARKS) return false;
  }
  return true;
}

/**
 * Whether HTML has more open elements at once than anybody writes. A parser opens each of them again in all that
 * follows (HTML Standard, section 13.2.4.3), so that a short text would become a very large tree.
 */
export function nestsDeeply(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const name = written.toLowerCase();
    if (endsByItself.has(name)) continue;
    // The end of an outer element does not end what is open within it.
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    if (open.length > DEEPEST) return true;
  }
  return false;
}

/** Elements without contents, and those that the next of their kind ends. */
const endsByItself: ReadonlySet<string> = new Set(
  'br hr img wbr col input p li dt dd tr td th thead tbody tfoot colgroup rp rt'.split(' '),
);

/** Without most of its code, in which tags are text. */
function withoutCode(text: string): string {
  if (!text.includes('<')) return '';
  return text.replaceAll(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`/gm, '');
}
