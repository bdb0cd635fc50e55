import type { Trailer } from './types.ts';

const line = /^([A-Za-z0-9][A-Za-z0-9-]*)[ \t]*:(.*)$/s;
/** Lines that git writes itself: one of them makes a paragraph one of trailers though other text stands in it. */
const ofGit = /^(?:Signed-off-by: |\(cherry picked from commit )/;

/** Where the patch of a mail or a scissors line begins, the message ends. */
function withoutPatch(message: string): string {
  const cut = /^---(?:\s|$)/m.exec(message);
  return cut === null ? message : message.slice(0, cut.index);
}

/**
 * The trailers of a message, as `git interpret-trailers --parse --no-divider` finds them: the last paragraph, unless it is the
 * first, where all lines are trailers, or one is of git and at least a quarter are. Folded values become one line.
 */
export function parseTrailers(message: string): Trailer[] {
  const lines = withoutPatch(message).trimEnd().split('\n');
  const start = lines.findLastIndex((text) => text.trim() === '') + 1;
  if (start === 0) return [];
  const trailers: { name: string; value: string }[] = [];
  let others = 0;
  let known = 0;
  let current: { name: string; value: string } | undefined;
  for (const text of lines.slice(start)) {
    if (text.startsWith('#')) continue;
    if (/^[ \t]/.test(text)) {
      if (current !== undefined) current.value = `${current.value} ${text.trim()}`.trim();
      else others += 1;
      continue;
    }
    if (ofGit.test(text)) known += 1;
    const match = line.exec(text);
    current = match === null ? undefined : { name: match[1] ?? '', value: (match[2] ?? '').trim() };
    if (current === undefined) others += text.startsWith('(cherry picked from commit ') ? 0 : 1;
    else trailers.push(current);
  }
  const whole = others === 0 && trailers.length > 0;
  const part = known > 0 && trailers.length * 3 >= others;
  return whole || part ? trailers : [];
}
