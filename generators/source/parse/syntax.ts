import { memoize } from '../../incremental/memoize.ts';
import type { Json } from '../../json/json.ts';

/** A value in the text of a YAML or JSON file. Offsets are UTF-16 code units from the start of the file. */
export interface SyntaxNode {
  readonly kind: 'map' | 'list' | 'scalar';
  readonly start: number;
  readonly end: number;
  /** For a scalar: its value. */
  readonly value?: Json | undefined;
  /** Members of a map and items of a list. */
  readonly entries: readonly SyntaxEntry[];
}

/** A member of a map, or an item of a list, whose name is its index and has the offsets of the item. */
export interface SyntaxEntry {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Offset of the value, or of the alias in its place. */
  readonly valueStart: number;
  /** Undefined for a name without a value. For an alias, the node that it names, with the offsets of that node. */
  readonly node: SyntaxNode | undefined;
  /** Whether it is a merge key (`<<`), whose value has further members of the map. */
  readonly isMerge?: boolean;
}

/** Offset of a value, or of its name, at a pointer's tokens; that of the nearest parent if it is absent. */
export type OffsetFinder = (tokens: readonly string[], key: boolean) => number;

/** Finds the offsets of what is in a tree. */
export function offsetsIn(root: SyntaxNode): OffsetFinder {
  return (tokens, key) => {
    const entries = entriesAlong(root, tokens);
    const last = entries.at(-1);
    if (last === undefined) return root.start;
    if (entries.length < tokens.length) return last.node?.start ?? last.nameStart;
    return key || last.node === undefined ? last.nameStart : last.valueStart;
  };
}

/** The entry at a path of names, also through merge keys (`<<`); undefined if there is none, or for an empty path. */
export function entryAt(root: SyntaxNode, tokens: readonly string[]): SyntaxEntry | undefined {
  return entriesAlong(root, tokens)[tokens.length - 1];
}

/** The entries at the beginning of a path, as far as there are any. */
function entriesAlong(root: SyntaxNode, tokens: readonly string[]): readonly SyntaxEntry[] {
  const entries: SyntaxEntry[] = [];
  for (let node: SyntaxNode | undefined = root; node !== undefined; node = entries.at(-1)?.node) {
    const token = tokens[entries.length];
    const entry = token === undefined ? undefined : entryOf(node, token);
    if (entry === undefined) break;
    entries.push(entry);
  }
  return entries;
}

/** The entries of a node by their names; the last one counts. */
const entriesByName = memoize(
  ({ entries }: SyntaxNode) =>
    new Map(entries.flatMap((entry) => (entry.isMerge === true ? [] : [[entry.name, entry]]))),
);

function entryOf(node: SyntaxNode, token: string): SyntaxEntry | undefined {
  const own = entriesByName(node).get(token);
  if (own !== undefined) return own;
  for (const { isMerge = false, node: merged } of node.entries) {
    if (!isMerge || merged === undefined) continue;
    const sources = merged.kind === 'list' ? merged.entries.map((item) => item.node) : [merged];
    for (const source of sources) {
      const inner = source && entryOf(source, token);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** The entries with all offsets moved. Those of nested nodes are moved when they are needed. */
export function movedEntries(entries: readonly SyntaxEntry[], by: number): readonly SyntaxEntry[] {
  if (by === 0) return entries;
  return entries.map((entry) => ({
    ...entry,
    nameStart: entry.nameStart + by,
    nameEnd: entry.nameEnd + by,
    valueStart: entry.valueStart + by,
    node: entry.node && new MovedNode(entry.node, by),
  }));
}

/** A node with all offsets moved. */
class MovedNode implements SyntaxNode {
  readonly kind: SyntaxNode['kind'];
  readonly start: number;
  readonly end: number;
  readonly value: Json | undefined;
  readonly #node: SyntaxNode;
  readonly #by: number;
  #entries: readonly SyntaxEntry[] | undefined;

  constructor(node: SyntaxNode, by: number) {
    this.kind = node.kind;
    this.start = node.start + by;
    this.end = node.end + by;
    this.value = node.value;
    this.#node = node;
    this.#by = by;
  }

  get entries(): readonly SyntaxEntry[] {
    return (this.#entries ??= movedEntries(this.#node.entries, this.#by));
  }
}
