import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Pair } from 'yaml';
import { dividePieces, type YamlPiece } from '../source/yaml-pieces.ts';
import { shifted, type SyntaxEntry, type SyntaxNode } from '../source/syntax.ts';

/** The syntax of the versions of one YAML file, which may be invalid. Unchanged pieces are cached. */
export class YamlSyntax {
  #previous: ReadonlyMap<string, SyntaxNode> = new Map();

  /** Undefined for a text that cannot be parsed at all. */
  read(text: string): SyntaxNode | undefined {
    const pieces = dividePieces(text);
    const next = new Map<string, SyntaxNode>();
    const root = pieces && this.#join(text, pieces, next);
    this.#previous = next;
    return root ?? readNode(text)?.node;
  }

  /** Undefined if a piece has an alias, as its anchor may be in another piece. */
  #join(text: string, pieces: readonly YamlPiece[], next: Map<string, SyntaxNode>): SyntaxNode | undefined {
    const entries: SyntaxEntry[] = [];
    for (const { name, start, line, end, pieces: inner } of pieces) {
      if (inner !== undefined) {
        const node = this.#join(text, inner, next);
        if (node === undefined) return undefined;
        entries.push({ name, nameStart: start, nameEnd: text.indexOf(':', start + name.length), node });
        continue;
      }
      const part = text.slice(line, end);
      const cached = next.get(part) ?? this.#previous.get(part);
      const read = cached === undefined ? readNode(part) : { node: cached, hasAliases: false };
      if (read?.hasAliases === true) return undefined;
      if (read === undefined) continue;
      next.set(part, read.node);
      entries.push(...shifted(read.node, line).entries);
    }
    const last = entries.at(-1);
    return { kind: 'map', start: pieces[0]?.start ?? 0, end: last?.node?.end ?? last?.nameEnd ?? 0, entries };
  }
}

interface Read {
  readonly node: SyntaxNode;
  readonly hasAliases: boolean;
}

function readNode(text: string): Read | undefined {
  try {
    const document = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
    if (document.contents === null) return undefined;
    const reader = new NodeReader(document);
    return { node: reader.nodeOf(document.contents), hasAliases: reader.hasAliases };
  } catch (error) {
    // The text is nested too deeply for the recursive parser.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads the nodes of one tree. An alias is replaced by its target, with the offsets of the target. */
class NodeReader {
  hasAliases = false;
  readonly #document: Document;
  readonly #nodes = new Map<Node, SyntaxNode>();
  /** Nodes that are being read, to detect an alias inside its own anchor. */
  readonly #open = new Set<Node>();

  constructor(document: Document) {
    this.#document = document;
  }

  nodeOf(node: Node): SyntaxNode {
    if (isAlias(node)) {
      this.hasAliases = true;
      const target = node.resolve(this.#document);
      if (target !== undefined && !this.#open.has(target)) return this.nodeOf(target);
    }
    const existing = this.#nodes.get(node);
    if (existing !== undefined) return existing;
    this.#open.add(node);
    const read = this.#read(node);
    this.#open.delete(node);
    this.#nodes.set(node, read);
    return read;
  }

  #read(node: Node): SyntaxNode {
    const [start, end] = node.range ?? [0, 0];
    if (isMap(node)) {
      const entries = (node.items as Pair<Node, Node | null>[]).map(({ key, value }): SyntaxEntry => {
        const [nameStart, nameEnd] = key.range ?? [start, start];
        const isBlank = value === null || value.range?.[0] === value.range?.[1];
        return { name: nameOf(key), nameStart, nameEnd, node: isBlank ? undefined : this.nodeOf(value) };
      });
      return { kind: 'map', start, end, entries };
    }
    if (isSeq(node)) {
      const entries = (node.items as (Node | null)[]).map((item, index): SyntaxEntry => {
        const [nameStart, nameEnd] = item?.range ?? [start, start];
        return {
          name: String(index),
          nameStart,
          nameEnd,
          node: item === null ? undefined : this.nodeOf(item),
        };
      });
      return { kind: 'list', start, end, entries };
    }
    return { kind: 'scalar', start, end, value: isScalar(node) ? node.value : undefined, entries: [] };
  }
}

function nameOf(key: Node): string {
  if (!isScalar(key)) return '';
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
