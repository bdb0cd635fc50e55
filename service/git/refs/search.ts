/**
 * Whether the text of a search matches a name: `^` at its start and `$` at its end anchor it; case does not matter.
 * Without a text, everything matches.
 */
export function searching(search: string | undefined): (name: string) => boolean {
  const text = (search ?? '').toLowerCase();
  const atStart = text.startsWith('^');
  const atEnd = text.endsWith('$') && text.length > 1;
  const part = text.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
  return (name) => {
    const lower = name.toLowerCase();
    if (atStart && atEnd) return lower === part;
    if (atStart) return lower.startsWith(part);
    return atEnd ? lower.endsWith(part) : lower.includes(part);
  };
}
