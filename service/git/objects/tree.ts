import { ObjectNotFound } from '../errors.ts';

/** One entry of a tree object. The name is kept byte for byte, as latin1 text, since git does not require UTF-8. */
export interface RawEntry {
  readonly mode: number;
  readonly name: string;
  readonly id: string;
}

export const folderMode = 0o40000;

/** Name as bytes in latin1 text, as in the keys of trees. */
export function rawName(name: string): string {
  return Buffer.from(name).toString('latin1');
}

/** Name for people: UTF-8, with U+FFFD for invalid bytes. */
export function shownName(raw: string): string {
  return Buffer.from(raw, 'latin1').toString('utf8');
}

/** `blob`, `tree` or `commit`, by the mode. */
export function typeOfMode(mode: number): 'blob' | 'tree' | 'commit' {
  const kind = mode & 0o170000;
  if (kind === folderMode) return 'tree';
  return kind === 0o160000 ? 'commit' : 'blob';
}

/** Six octal digits. */
export function modeText(mode: number): string {
  return mode.toString(8).padStart(6, '0');
}

/** The entries of a tree object, in its order. `ObjectNotFound` if it is damaged. */
export function parseTree(content: Buffer): RawEntry[] {
  const entries: RawEntry[] = [];
  let at = 0;
  while (at < content.length) {
    const space = content.indexOf(0x20, at);
    const end = content.indexOf(0, space);
    if (space < at || end < space || end + 21 > content.length) throw new ObjectNotFound('A tree is damaged');
    entries.push({
      mode: Number.parseInt(content.toString('latin1', at, space), 8),
      name: content.toString('latin1', space + 1, end),
      id: content.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

/** Git orders entries by bytes, with a slash after the names of folders. */
function key(entry: RawEntry): string {
  return entry.mode === folderMode ? `${entry.name}/` : entry.name;
}

/** The content of a tree object. */
export function formatTree(entries: readonly RawEntry[]): Buffer {
  const ordered = entries.map((entry) => [key(entry), entry] as const);
  ordered.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Buffer.concat(
    ordered.flatMap(([, entry]) => [
      Buffer.from(`${entry.mode.toString(8)} ${entry.name}\0`, 'latin1'),
      Buffer.from(entry.id, 'hex'),
    ]),
  );
}
