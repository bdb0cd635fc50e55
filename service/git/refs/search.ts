/**
 * Whether a name is found by the text of a search: `^` at the start and `$` at the end of the text stand for start and end
 * of the name; case does not matter. Everything is found without a text.
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
