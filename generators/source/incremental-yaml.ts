import type { Finding } from '../diagnostics/finding.ts';
import type { Json, JsonObject } from './document.ts';
import { limits } from './limits.ts';
import { setMember } from './member.ts';
import { parseYaml, parseYamlPart, type YamlPart } from './parse-yaml.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { pinnedPlace, textFile } from './text-file.ts';
import { dividePieces, type YamlPiece } from './yaml-pieces.ts';

/**
 * Parses the versions of one YAML file, one after the other. Only the pieces of each version that the previous one did
 * not have are parsed, so that an edit in a file of 10,000 lines costs a few milliseconds. The result equals that of
 * `parseYaml`, except that a syntax error in one piece does not hide those after it.
 */
export class IncrementalYaml {
  #parts: ReadonlyMap<string, YamlPart> = new Map();

  parse(given: FileText): ParsedFile {
    const pieces = given.text.length > limits.yamlTokens ? undefined : dividePieces(given.text);
    if (pieces === undefined) return parseYaml(given);
    const version = new Version(given, this.#parts);
    const value = version.read(pieces);
    this.#parts = version.parts;
    if (value === undefined) return parseYaml(given);
    const file = textFile({ ...given, findOffset: (tokens, key) => version.offsetOf(pieces, tokens, key) });
    const { findings } = version;
    if (findings.some(({ severity }) => severity === 'error'))
      return { file, findings: findings.slice(0, limits.syntaxErrors) };
    return { file, value, findings };
  }
}

/** A version of a file, combined from its pieces. */
class Version {
  readonly findings: Finding[] = [];
  /** The parsed pieces, by their levels and texts. */
  readonly parts = new Map<string, YamlPart>();
  readonly #given: FileText;
  readonly #before: ReadonlyMap<string, YamlPart>;

  constructor(given: FileText, before: ReadonlyMap<string, YamlPart>) {
    this.#given = given;
    this.#before = before;
  }

  /** Undefined if the pieces do not determine the whole: there are aliases, or a name is repeated. */
  read(pieces: readonly YamlPiece[], level = 0): JsonObject | undefined {
    const object: JsonObject = {};
    for (const piece of pieces) {
      if (Object.hasOwn(object, piece.name)) return undefined;
      const { pieces: inner } = piece;
      const value = inner === undefined ? this.#readPart(piece, level) : this.read(inner, level + 1);
      if (value === undefined) return undefined;
      setMember(object, piece.name, value);
    }
    return object;
  }

  #readPart(piece: YamlPiece, level: number): Json | undefined {
    const part = this.#part(piece, level);
    if (part === undefined) return undefined;
    this.findings.push(...part.findings);
    const { value } = part;
    if (value === undefined) return null;
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const [[name, member] = []] = members;
    return members.length === 1 && name === piece.name ? member : undefined;
  }

  #part({ line, end }: YamlPiece, level: number): YamlPart | undefined {
    const text = this.#given.text.slice(line, end);
    const key = `${level} ${text}`;
    const known = this.parts.get(key) ?? this.#before.get(key);
    const at = (offset: number) => pinnedPlace({ ...this.#given, offset: line + offset });
    const part = known ?? parseYamlPart(text, level, at);
    // Findings depend on the position of the piece in this version.
    if (part?.findings.length === 0) this.parts.set(key, part);
    return part;
  }

  offsetOf(pieces: readonly YamlPiece[], tokens: readonly string[], key: boolean, level = 0): number {
    const piece = pieces.find(({ name }) => name === tokens[level]);
    if (piece === undefined) return pieces[0]?.start ?? 0;
    if (piece.pieces !== undefined) {
      const isName = key && tokens.length === level + 1;
      return isName ? piece.start : this.offsetOf(piece.pieces, tokens, key, level + 1);
    }
    return piece.line + (this.#part(piece, level)?.offsetOf(tokens.slice(level), key) ?? 0);
  }
}
