import type { Trailer } from './types.ts';

const isBlank = (line: string): boolean => /^[ \t\r]*$/.test(line);
const isTrailer = (line: string): boolean => /^[A-Za-z0-9-]+[ \t]*:/.test(line);
const isFolded = (line: string): boolean => /^[ \t\r]/.test(line);
const isComment = (line: string): boolean => line.startsWith('#');

/** Lines that git writes itself: one of them makes a paragraph one of trailers even if it contains other text. */
const isOfGit = (line: string): boolean => /^(?:Signed-off-by: |\(cherry picked from commit )/.test(line);

/** The number of lines before the comments, blank lines and lists of conflicts at the end. */
function endOfText(lines: readonly string[]): number {
  let end: number | undefined;
  let inConflicts = false;
  for (const [index, line] of lines.entries()) {
    if (isComment(line) || isBlank(line)) {
      end ??= index;
      inConflicts = false;
    } else if (line === 'Conflicts:') {
      end ??= index;
      inConflicts = true;
    } else if (!(inConflicts && line.startsWith('\t'))) {
      end = undefined;
      inConflicts = false;
    }
  }
  return end ?? lines.length;
}

/**
 * Whether the lines of the last paragraph count as trailers: all of them, or a quarter of them including one that git
 * wrote.
 */
function isBlock(lines: readonly string[]): boolean {
  let trailers = 0;
  let others = 0;
  let folded = 0;
  let ofGit = false;
  // From the end, as a folded line belongs to the previous one.
  for (const line of lines.toReversed()) {
    if (isOfGit(line) || isTrailer(line)) {
      ofGit ||= isOfGit(line);
      trailers += 1;
      folded = 0;
    } else if (isFolded(line)) folded += 1;
    else {
      others += folded + (isComment(line) ? 0 : 1);
      folded = 0;
    }
  }
  others += folded;
  return ofGit ? trailers * 3 >= others : trailers > 0 && others === 0;
}

/**
 * The trailers of a message, as `git interpret-trailers --parse --no-divider` finds them: in the last paragraph, unless it is
 * the title. Folded values become one line.
 */
export function parseTrailers(message: string): Trailer[] {
  const all = message.split('\n');
  if (all.at(-1) === '') all.pop();
  const lines = all.slice(0, endOfText(all));
  const title = lines.findIndex((line) => !isComment(line) && isBlank(line));
  const gap = lines.findLastIndex((line) => !isComment(line) && isBlank(line));
  if (title < 0 || !isBlock(lines.slice(gap + 1))) return [];
  const found: string[] = [];
  let inTrailer = false;
  for (const line of lines.slice(gap + 1)) {
    if (inTrailer && isFolded(line)) found.push(`${found.pop() ?? ''}\n${line}`);
    else {
      inTrailer = isTrailer(line);
      if (inTrailer) found.push(line);
    }
  }
  return found.map((text) => {
    const colon = text.indexOf(':');
    const value = text
      .slice(colon + 1)
      .trim()
      .replace(/\n\s*/g, ' ');
    return { name: text.slice(0, colon).trim(), value: value.trim() };
  });
}
