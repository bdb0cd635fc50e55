/** A value in the text of a YAML or JSON file. Offsets are UTF-16 code units from the start of the file. */
export interface SyntaxNode {
  readonly kind: 'map' | 'list' | 'scalar';
  readonly start: number;
  readonly end: number;
  /** For a scalar: its value. */
  readonly value?: unknown;
  /** Members of a map and items of a list. */
  readonly entries: readonly SyntaxEntry[];
}

/** A member of a map, or an item of a list, whose name is its index and has the offsets of the item. */
export interface SyntaxEntry {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Undefined for a name without a value. */
  readonly node: SyntaxNode | undefined;
}

/** The entry at a path of names, also through merge keys (`<<`); undefined if there is none, or for an empty path. */
export function entryAt(root: SyntaxNode, tokens: readonly string[]): SyntaxEntry | undefined {
  let node: SyntaxNode | undefined = root;
  let found: SyntaxEntry | undefined;
  for (const token of tokens) {
    found = node && entryOf(node, token);
    node = found?.node;
  }
  return found;
}

function entryOf(node: SyntaxNode, token: string): SyntaxEntry | undefined {
  const own = node.entries.findLast(({ name }) => name === token);
  if (own !== undefined || node.kind !== 'map') return own;
  for (const { name, node: merged } of node.entries) {
    if (name !== '<<' || merged === undefined) continue;
    const sources = merged.kind === 'list' ? merged.entries.map((item) => item.node) : [merged];
    for (const source of sources) {
      const inner = source && entryOf(source, token);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

/** The node with all offsets moved. */
export function shifted(node: SyntaxNode, by: number): SyntaxNode {
  return {
    ...node,
    start: node.start + by,
    end: node.end + by,
    entries: node.entries.map((entry) => ({
      name: entry.name,
      nameStart: entry.nameStart + by,
      nameEnd: entry.nameEnd + by,
      node: entry.node && shifted(entry.node, by),
    })),
  };
}
