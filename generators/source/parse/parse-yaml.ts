import type { Finding } from '../../diagnostics/finding.ts';
import { composeYaml } from './compose-yaml.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { limits } from '../files/limits.ts';
import { isObject, setMember } from '../../json/member.ts';
import type { FileText, ParsedFile } from '../files/parsed-file.ts';
import { movedEntries, type SyntaxEntry } from './syntax.ts';
import { parsedFile, pinnedPlace } from '../files/text-file.ts';
import { parseWholeYaml } from './whole-yaml.ts';
import { YamlNodes, type YamlNode } from './yaml-nodes.ts';
import { dividePieces, type YamlPiece } from './yaml-pieces.ts';

/** A piece of a file. */
interface ParsedPiece {
  /** The value of its member. */
  readonly value: Json;
  /** Its member. If the text is invalid, there may be none or several. */
  readonly entries: readonly SyntaxEntry[];
  /** Offset of its first line in the version for which it was parsed. */
  readonly line: number;
}

/** The parsed pieces of the latest version of a file, by their levels and texts. */
export interface YamlCache {
  pieces: ReadonlyMap<string, ParsedPiece>;
}

/**
 * Parses one YAML 1.2 document, piece by piece, so that a syntax error in one piece does not hide those after it. Merge
 * keys (`<<`) are supported, as many documents use them. Aliases become copies of what they name, within limits.
 * @param cache that of the previous version of the file, whose pieces are not parsed again: an edit in a file of 10,000
 *   lines costs a few milliseconds
 */
export function parseYaml(given: FileText, cache: YamlCache = { pieces: new Map() }): ParsedFile {
  const pieces = given.text.length > limits.yamlTokens ? undefined : dividePieces(given.text);
  if (pieces === undefined) return parseWholeYaml(given);
  const version = new Version(given, cache.pieces);
  const syntax = version.read(pieces);
  cache.pieces = version.reusable;
  if (version.areIndependent)
    return parsedFile(given, { syntax, value: syntax.value, findings: version.findings });
  const whole = parseWholeYaml(given);
  return whole.value === undefined ? { ...whole, syntax } : whole;
}

/** A version of a file, combined from its pieces. */
class Version {
  /** Whether the pieces can be parsed separately: no name is repeated, and no error may be about lines of other pieces. */
  areIndependent = true;
  /** The pieces that have the same meaning in other versions. */
  readonly reusable = new Map<string, ParsedPiece>();
  readonly #given: FileText;
  readonly #previous: ReadonlyMap<string, ParsedPiece>;
  readonly #nodes: YamlNodes;
  readonly #errors: Finding[] = [];
  readonly #flaws: Finding[] = [];

  constructor(given: FileText, previous: ReadonlyMap<string, ParsedPiece>) {
    this.#given = given;
    this.#previous = previous;
    this.#nodes = new YamlNodes(given, this.#flaws);
  }

  get findings(): readonly Finding[] {
    return this.#errors.length > 0 ? this.#errors.slice(0, limits.syntaxErrors) : this.#flaws;
  }

  read(pieces: readonly YamlPiece[], level = 0): YamlNode {
    const object: JsonObject = {};
    const entries: SyntaxEntry[] = [];
    for (const piece of pieces) {
      const { name, nameStart, nameEnd, pieces: inner } = piece;
      if (Object.hasOwn(object, name)) this.areIndependent = false;
      if (inner === undefined) {
        const parsed = this.#readPiece(piece, level);
        setMember(object, name, parsed.value);
        entries.push(...parsed.entries);
      } else {
        const node = this.read(inner, level + 1);
        setMember(object, name, node.value);
        entries.push({ name, nameStart, nameEnd, valueStart: node.start, node });
      }
    }
    const [first, last] = [entries[0], entries.at(-1)];
    const end = last?.node?.end ?? last?.nameEnd ?? 0;
    return { kind: 'map', start: first?.nameStart ?? 0, end, value: object, entries };
  }

  #readPiece(piece: YamlPiece, level: number): ParsedPiece {
    const text = this.#given.text.slice(piece.line, piece.end);
    const key = `${level} ${text}`;
    const cached = this.reusable.get(key) ?? this.#previous.get(key);
    if (cached !== undefined) {
      this.reusable.set(key, cached);
      return { ...cached, entries: movedEntries(cached.entries, piece.line - cached.line) };
    }
    const { isReusable, ...parsed } = this.#parsePiece(piece, level, text);
    if (isReusable) this.reusable.set(key, parsed);
    return parsed;
  }

  #parsePiece(
    { line, name }: YamlPiece,
    level: number,
    text: string,
  ): ParsedPiece & { readonly isReusable: boolean } {
    const { contents, errors, comments, isClosed } = composeYaml(text, (offset) =>
      pinnedPlace({ ...this.#given, offset: line + offset }),
    );
    this.#errors.push(...errors);
    this.#flaws.push(...comments);
    if (!isClosed) this.areIndependent = false;
    if (contents === undefined) return { value: null, entries: [], line, isReusable: false };
    const { node, isReusable } = this.#nodes.read(contents, (offset) => line + offset, level);
    const { value, entries } = node;
    const isMember = isObject(value) && Object.hasOwn(value, name) && Object.keys(value).length === 1;
    if (!isMember && errors.length === 0) this.areIndependent = false;
    return {
      value: isMember ? (value[name] ?? null) : null,
      entries,
      line,
      isReusable: isMember && isReusable && errors.length + comments.length === 0,
    };
  }
}
