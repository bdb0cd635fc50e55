/** Characters of one text; Markdown takes up to 2 kB of memory for each. */
const MOST_CHARACTERS = 200_000;
/** Marks of one paragraph: the time for marks of emphasis and of links grows with the square of their number. */
const MOST_MARKS = 4_000;
/** Lines of one text for which the time grows with the square of their number. */
const MOST_SLOW_LINES = 500;
/** Texts of this length are read in less than half a second, unless they are nested. */
const SHORT = 4_000;

/** A line with a hundred nested quotes and lists. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){100}/m;
/** Underlines, and the first of the lines that continue a quote without its mark. */
const SLOW_LINES = /^[ \t]*(?:=+|-+)[ \t]*$|^[ \t]*>.*\n(?![ \t]*>)(?=[ \t]*\S)/gm;

/** Whether a text is read as Markdown. One that would take too much time or memory is shown as it is written. */
export function isReadAsMarkdown(text: string): boolean {
  if (NESTED.test(text)) return false;
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
