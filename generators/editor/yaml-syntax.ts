import { isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Pair } from 'yaml';
import { dividePieces, type YamlPiece } from '../source/yaml-pieces.ts';
import { shifted, type SyntaxEntry, type SyntaxNode } from './syntax.ts';

/** The syntax of the versions of one YAML file, partial where a version is invalid. Unchanged pieces are kept. */
export class YamlSyntax {
  #before: ReadonlyMap<string, SyntaxNode> = new Map();

  /** Undefined for a text that cannot be parsed at all. */
  read(text: string): SyntaxNode | undefined {
    const pieces = dividePieces(text);
    const kept = new Map<string, SyntaxNode>();
    const root = pieces && this.#join(text, pieces, kept);
    this.#before = kept;
    return root ?? readNode(text)?.node;
  }

  /** Undefined where a piece refers to something that is written in another piece. */
  #join(text: string, pieces: readonly YamlPiece[], kept: Map<string, SyntaxNode>): SyntaxNode | undefined {
    const entries: SyntaxEntry[] = [];
    for (const { name, start, line, end, pieces: inner } of pieces) {
      if (inner !== undefined) {
        const node = this.#join(text, inner, kept);
        if (node === undefined) return undefined;
        entries.push({ name, nameStart: start, nameEnd: text.indexOf(':', start + name.length), node });
        continue;
      }
      const part = text.slice(line, end);
      const known = kept.get(part) ?? this.#before.get(part);
      const read = known === undefined ? readNode(part) : { node: known, hasAliases: false };
      if (read?.hasAliases === true) return undefined;
      if (read === undefined) continue;
      kept.set(part, read.node);
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
    const reading = new Reading(document);
    return { node: reading.nodeOf(document.contents), hasAliases: reading.hasAliases };
  } catch (error) {
    // Nested too deeply for the composer, which recurses once per level.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * The nodes of one tree. An alias is the node that it names, so that the nodes below it keep the position where they
 * are written.
 */
class Reading {
  hasAliases = false;
  readonly #document: Document;
  readonly #made = new Map<Node, SyntaxNode>();
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
    const known = this.#made.get(node);
    if (known !== undefined) return known;
    this.#open.add(node);
    const made = this.#make(node);
    this.#open.delete(node);
    this.#made.set(node, made);
    return made;
  }

  #make(node: Node): SyntaxNode {
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
