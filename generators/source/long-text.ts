/** Characters of one text; Markdown takes up to 2 kB of memory for each. */
const MOST_CHARACTERS = 200_000;
/** Marks of one paragraph: the time for marks of emphasis and of links grows with the square of their number. */
const MOST_MARKS = 4_000;

/** Whether a text is read as Markdown. One that would take too much time or memory is shown as it is written. */
export function isReadAsMarkdown(text: string): boolean {
  if (text.length <= MOST_MARKS) return true;
  if (text.length > MOST_CHARACTERS) return false;
  let marks = 0;
  for (const [found] of text.matchAll(/\n[ \t]*\n|\*+|~+|[[\]]|_+(?!\w)|(?<!\w)_+/g)) {
    marks = found.startsWith('\n') ? 0 : marks + 1;
    if (marks > MOST_MARKS) return false;
  }
  return true;
}
