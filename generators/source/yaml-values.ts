import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json, JsonObject } from './document.ts';
import { limits } from './limits.ts';
import { setMember } from './member.ts';
import type { Place } from '../diagnostics/place.ts';
import { writtenNumber } from './written-number.ts';

/** Stops reading a tree that exceeds a limit; never leaves this file. */
class LimitReached extends Error {}

/** The plain value of a YAML syntax tree, and the offsets of its parts. */
export class YamlValues {
  readonly findings: Finding[] = [];
  readonly #root: Node;
  readonly #at: (offset: number) => Place;
  readonly #anchors = new Map<string, Node>();
  readonly #targets = new Map<Node, Node>();
  /** Nodes that are being read, to detect an alias inside its own anchor. */
  readonly #open = new Set<Node>();
  readonly #level: number;
  /** Whether a part repeats what is written elsewhere, by an alias. */
  hasAliases = false;
  #aliasedValues = 0;
  #aliasDepth = 0;
  #outermostAlias = 0;

  /** @param level number of objects and lists around the root */
  constructor(root: Node, at: (offset: number) => Place, level = 0) {
    this.#root = root;
    this.#level = level;
    this.#at = at;
  }

  /** The value; undefined if `findings` has an error. */
  read(): Json | undefined {
    try {
      const value = this.#readNode(this.#root);
      return this.findings.some(({ severity }) => severity === 'error') ? undefined : value;
    } catch (error) {
      if (error instanceof LimitReached) return undefined;
      throw error;
    }
  }

  /**
   * Offset of a value or of its name. For an alias, it is that of the named value; for merged members, where they are
   * written.
   */
  offsetOf(tokens: readonly string[], key: boolean): number {
    let node = this.#root;
    let name: Node | undefined;
    for (const token of tokens) {
      const next = this.#memberOf(this.#follow(node), token);
      if (next === undefined) return startOf(this.#follow(node));
      [name, node] = next;
    }
    const isBlank = node.range?.[0] === node.range?.[1];
    return startOf(key || isBlank ? (name ?? node) : node);
  }

  #readNode(node: Node | null): Json {
    if (node === null) return null;
    if (isAlias(node)) return this.#readAlias(node);
    if (this.#aliasDepth > 0 && (this.#aliasedValues += 1) > limits.aliasedValues) {
      this.#stop(
        finding('source/alias-bomb', { limit: limits.aliasedValues }, this.#at(this.#outermostAlias)),
      );
    }
    if (this.#aliasDepth === 0 && 'anchor' in node && typeof node.anchor === 'string')
      this.#anchors.set(node.anchor, node);
    this.#reportTag(node);
    if (isScalar(node)) return readScalar(node);
    if (this.#open.size + this.#level >= limits.depth) {
      this.#stop(finding('source/too-deep', { depth: limits.depth }, this.#at(startOf(node))));
    }
    this.#open.add(node);
    const value = isMap(node) ? this.#readMap(node) : isSeq(node) ? this.#readSeq(node) : null;
    this.#open.delete(node);
    return value;
  }

  /** The parser resolves tags of the core schema; others have no meaning here (YAML 1.2.2, section 10.3). */
  #reportTag(node: Node): void {
    const { tag } = node as { tag?: string };
    if (this.#aliasDepth > 0 || tag === undefined || CORE_TAG.test(tag)) return;
    this.findings.push(finding('source/unknown-tag', { tag }, this.#at(startOf(node))));
  }

  #readAlias(alias: Node & { source: string }): Json {
    this.hasAliases = true;
    const target = this.#targets.get(alias) ?? this.#anchors.get(alias.source);
    const at = this.#at(startOf(alias));
    if (target === undefined) {
      this.findings.push(finding('source/unresolved-alias', { name: alias.source }, at));
      return null;
    }
    if (this.#open.has(target)) {
      this.findings.push(
        finding('source/circular-alias', { name: alias.source }, at, [
          { message: 'the anchor', at: this.#at(startOf(target)) },
        ]),
      );
      return null;
    }
    this.#targets.set(alias, target);
    if (this.#aliasDepth === 0) this.#outermostAlias = startOf(alias);
    this.#aliasDepth += 1;
    const value = this.#readNode(target);
    this.#aliasDepth -= 1;
    return value;
  }

  #readSeq(seq: YAMLSeq): Json[] {
    return seq.items.map((item) => this.#readNode(item as Node | null));
  }

  #readMap(map: YAMLMap): JsonObject {
    const object: JsonObject = {};
    const names = new Map<string, Node>();
    const merged: JsonObject[] = [];
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      if (isMergeKey(pair.key)) {
        merged.push(...this.#readMerge(pair));
        continue;
      }
      const name = this.#readName(pair.key);
      if (name === undefined) continue;
      const first = names.get(name);
      if (first !== undefined) this.#reportRepetition({ name, first, second: pair.key });
      names.set(name, pair.key);
      setMember(object, name, this.#readNode(pair.value));
    }
    for (const source of merged) {
      for (const [name, value] of Object.entries(source))
        if (!Object.hasOwn(object, name)) setMember(object, name, value);
    }
    return object;
  }

  #reportRepetition({ name, first, second }: { name: string; first: Node; second: Node }): void {
    if (this.#aliasDepth > 0) return;
    this.findings.push(
      finding('source/duplicate-key', { name }, this.#at(startOf(second)), [
        { message: 'first here', at: this.#at(startOf(first)) },
      ]),
    );
  }

  /** The objects that a merge key names, nearest first (https://yaml.org/type/merge.html). */
  #readMerge(pair: Pair<Node, Node | null>): JsonObject[] {
    const value = this.#readNode(pair.value);
    const sources = Array.isArray(value) ? value : [value];
    const objects = sources.filter(
      (each): each is JsonObject => each !== null && typeof each === 'object' && !Array.isArray(each),
    );
    if (objects.length < sources.length)
      this.findings.push(finding('source/invalid-merge-key', {}, this.#at(startOf(pair.key))));
    return objects;
  }

  /** Keys such as `200` or `true` name members as they are written. */
  #readName(key: Node): string | undefined {
    const node = this.#follow(isAlias(key) ? this.#resolveKey(key) : key);
    if (isScalar(node))
      return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
    this.findings.push(finding('source/non-scalar-key', {}, this.#at(startOf(key))));
    return undefined;
  }

  #resolveKey(alias: Node & { source: string }): Node {
    this.hasAliases = true;
    const target = this.#anchors.get(alias.source);
    if (target !== undefined) this.#targets.set(alias, target);
    return target ?? alias;
  }

  #memberOf(node: Node, token: string): [name: Node, value: Node] | undefined {
    if (isSeq(node)) {
      const item = node.items[Number(token)] as Node | null | undefined;
      return item === null || item === undefined ? undefined : [item, item];
    }
    if (!isMap(node)) return undefined;
    const pairs = node.items as Pair<Node, Node | null>[];
    const pair = pairs.findLast(({ key }) => !isMergeKey(key) && this.#nameOf(key) === token);
    if (pair !== undefined) return [pair.key, pair.value ?? pair.key];
    for (const { key, value } of pairs) {
      if (!isMergeKey(key) || value === null) continue;
      const merged = this.#follow(value);
      for (const source of isSeq(merged) ? (merged.items as Node[]) : [merged]) {
        const found = this.#memberOf(this.#follow(source), token);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  #nameOf(key: Node): string | undefined {
    const node = this.#follow(key);
    if (!isScalar(node)) return undefined;
    return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  }

  #follow(node: Node): Node {
    return this.#targets.get(node) ?? node;
  }

  #stop(reason: Finding): never {
    this.findings.push(reason);
    throw new LimitReached(reason.message);
  }
}

const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:map|seq|str|null|bool|int|float))$/;

function readScalar({ value, source }: Scalar): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' ? writtenNumber(value, source ?? '') : String(value);
}

function isMergeKey(key: Node): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
