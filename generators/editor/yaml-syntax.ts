import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair } from 'yaml';
import { dividePieces, type YamlPiece } from '../source/yaml-pieces.ts';
import { shifted, type SyntaxEntry, type SyntaxNode } from './syntax.ts';

/** The syntax of the versions of one YAML file, with what can be told of broken parts. Pieces that stay are kept. */
export class YamlSyntax {
  #before: ReadonlyMap<string, SyntaxNode> = new Map();

  /** Undefined for a text of which nothing can be told. */
  read(text: string): SyntaxNode | undefined {
    const pieces = dividePieces(text);
    if (pieces === undefined) return readNode(text);
    const kept = new Map<string, SyntaxNode>();
    const root = this.#join(text, pieces, kept);
    this.#before = kept;
    return root;
  }

  #join(text: string, pieces: readonly YamlPiece[], kept: Map<string, SyntaxNode>): SyntaxNode {
    const entries = pieces.flatMap((piece): readonly SyntaxEntry[] => {
      if (piece.pieces !== undefined) {
        const nameEnd = text.indexOf(':', piece.start + piece.name.length);
        const node = this.#join(text, piece.pieces, kept);
        return [{ name: piece.name, nameStart: piece.start, nameEnd, node }];
      }
      const part = text.slice(piece.line, piece.end);
      const node = kept.get(part) ?? this.#before.get(part) ?? readNode(part);
      if (node === undefined) return [];
      kept.set(part, node);
      return shifted(node, piece.line).entries;
    });
    return {
      kind: 'map',
      start: pieces[0]?.start ?? 0,
      end: entries.at(-1)?.node?.end ?? entries.at(-1)?.nameEnd ?? 0,
      entries,
    };
  }
}

function readNode(text: string): SyntaxNode | undefined {
  try {
    const { contents } = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
    return contents === null ? undefined : nodeOf(contents);
  } catch (error) {
    // Too deep for the composer, which recurses once per level.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function nodeOf(node: Node): SyntaxNode {
  const [start, end] = node.range ?? [0, 0];
  if (isMap(node)) {
    const entries = (node.items as Pair<Node, Node | null>[]).map(({ key, value }): SyntaxEntry => {
      const [nameStart, nameEnd] = key.range ?? [start, start];
      const isBlank = value === null || value.range?.[0] === value.range?.[1];
      return { name: nameOf(key), nameStart, nameEnd, node: isBlank ? undefined : nodeOf(value) };
    });
    return { kind: 'map', start, end, entries };
  }
  if (isSeq(node)) {
    const entries = (node.items as (Node | null)[]).map((item, index): SyntaxEntry => {
      const [from, to] = item?.range ?? [start, start];
      return {
        name: String(index),
        nameStart: from,
        nameEnd: to,
        node: item === null ? undefined : nodeOf(item),
      };
    });
    return { kind: 'list', start, end, entries };
  }
  return { kind: 'scalar', start, end, value: isScalar(node) ? node.value : undefined, entries: [] };
}

function nameOf(key: Node): string {
  if (!isScalar(key)) return '';
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
