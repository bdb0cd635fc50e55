/** A part of a YAML text: an entry of a block mapping, with all the lines below it. */
export interface YamlPiece {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Offset of the end of the last line. */
  readonly end: number;
  /** Offset of the start of the first line. */
  readonly line: number;
  /** The entries of the mapping in the entry, if it was divided further. */
  readonly pieces: readonly YamlPiece[] | undefined;
}

/** Length in characters from which an entry is divided further. */
const large = 1_500;

/** Maximum levels to which a text is divided; deeper parts stay in one piece. */
const deepest = 8;

/** A line with a name in plain letters or simple quotes, and a colon; then the rest of the line. */
const entry =
  /( *)([A-Za-z0-9_$/.~](?:[^\r\n:#]*[^\s:#])?|'[^'\r\n]*'|"[^"\\\r\n]*"):(?:[ \t]+([^\r\n]*))?(?=\r?\n|$)/y;

/** A line with only white space or a comment. */
const blank = /[ \t]*(?:#[^\r\n]*)?\r?(?:\n|$)/y;

/**
 * The entries of the mapping at the top of a YAML text, and of large mappings in it, recognized only by their
 * indentation (YAML 1.2.2, section 8.2.2: an entry ends at a line that is indented no more than its name). Undefined
 * for a text in another form, such as flow style or several documents.
 */
export function dividePieces(text: string): readonly YamlPiece[] | undefined {
  const [start = ''] = /^\uFEFF?(?:(?:#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n)?/.exec(text) ?? [];
  return divide(text, { start: start.length, end: text.length, level: 0 });
}

interface Extent {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

function divide(text: string, { start, end, level }: Extent): readonly YamlPiece[] | undefined {
  const heads = headsOf(text, start, end, level === 0 ? 0 : undefined);
  return heads?.map((head, index): YamlPiece => {
    const last = heads[index + 1]?.line ?? end;
    const { line, rest, after, ...named } = head;
    const isLarge = last - line > large && level < deepest && /^(?:#.*)?$/.test(rest);
    const pieces = isLarge ? divide(text, { start: after, end: last, level: level + 1 }) : undefined;
    return { ...named, end: last, line, pieces };
  });
}

interface Head {
  readonly line: number;
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly rest: string;
  /** Offset of the next line. */
  readonly after: number;
}

/**
 * The lines that begin an entry at the indentation of the first one; undefined if a line neither begins an entry nor
 * belongs to one.
 */
function headsOf(
  text: string,
  start: number,
  end: number,
  wanted: number | undefined,
): readonly Head[] | undefined {
  const heads: Head[] = [];
  let indentation = wanted;
  for (let line = start; line < end;) {
    blank.lastIndex = line;
    if (blank.test(text)) {
      line = blank.lastIndex;
      continue;
    }
    const next = text.indexOf('\n', line) + 1 || text.length;
    let depth = 0;
    while (text.charCodeAt(line + depth) === 32) depth += 1;
    indentation ??= depth;
    if (depth < indentation) return undefined;
    if (depth > indentation || isItem(text, line + depth)) {
      if (heads.length === 0) return undefined;
    } else {
      entry.lastIndex = line;
      const [, , written = '', rest = ''] = entry.exec(text) ?? [];
      if (written === '' || entry.lastIndex < next - 2) return undefined;
      const name = /^['"]/.test(written) ? written.slice(1, -1) : written;
      const nameStart = line + depth;
      const nameEnd = nameStart + written.length;
      heads.push({ line, name, nameStart, nameEnd, rest: rest.trimEnd(), after: next });
    }
    line = next;
  }
  return heads.length === 0 ? undefined : heads;
}

/** Lists may be below the name of their member without indentation. */
function isItem(text: string, at: number): boolean {
  return text[at] === '-' && /\s/.test(text[at + 1] ?? '\n');
}
