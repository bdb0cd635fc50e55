/** Characters of one text; Markdown takes up to 2 kB of memory for each. */
const MOST_CHARACTERS = 200_000;

/** Elements of HTML within each other, by their tags: to print them takes as many calls within each other. */
const DEEPEST = 100;

/** A line with a hundred nested quotes and lists. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){100}/m;

/** Whether a text is read as Markdown. One that would take too much time or memory is shown as it is written. */
export function isReadAsMarkdown(text: string): boolean {
  return text.length <= MOST_CHARACTERS && !NESTED.test(text) && !nestsDeeply(withoutCode(text));
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
