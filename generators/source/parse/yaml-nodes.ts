import {
  isAlias,
  isMap,
  isScalar,
  type Alias,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { limits } from '../files/limits.ts';
import { isObject, setMember } from '../../json/member.ts';
import type { FileText } from '../files/parsed-file.ts';
import type { SyntaxEntry, SyntaxNode } from './syntax.ts';
import { pinnedPlace } from '../files/text-file.ts';
import { writtenNumber } from '../../json/numbers.ts';

/** A node with its plain value, in which aliases are copies of what they name. */
export interface YamlNode extends SyntaxNode {
  readonly value: Json;
}

interface Anchor {
  readonly start: number;
  /** The scalar as the name of a member. */
  readonly name: string | undefined;
  /** Undefined while it is being read. */
  node?: YamlNode;
}

/** Reads the syntax trees of the library for the parts of one file, in their order. */
export class YamlNodes {
  readonly #file: FileText;
  readonly #findings: Finding[];
  readonly #anchors = new Map<string, Anchor>();
  #offsetOf: (offset: number) => number = Number;
  #level = 0;
  #isReusable = true;
  #aliasedValues = 0;
  #hasReachedLimit = false;

  /** @param findings where findings are added */
  constructor(file: FileText, findings: Finding[]) {
    this.#file = file;
    this.#findings = findings;
  }

  /**
   * Reads a part. It is reusable if it has the same meaning elsewhere: it has no findings, anchors or aliases.
   * @param offsetOf the offset in the file of an offset in the part
   * @param level number of objects and lists around the part
   */
  read(
    root: Node,
    offsetOf: (offset: number) => number,
    level = 0,
  ): { readonly node: YamlNode; readonly isReusable: boolean } {
    this.#offsetOf = offsetOf;
    this.#level = level;
    this.#isReusable = true;
    const node = this.#read(root);
    return { node, isReusable: this.#isReusable };
  }

  #read(node: Node): YamlNode {
    if (isAlias(node)) return this.#readAlias(node);
    const anchor = this.#anchorOf(node);
    this.#reportTag(node);
    const result = isScalar(node) ? this.#scalar(node, readScalar(node)) : this.#readCollection(node);
    if (anchor !== undefined) anchor.node = result;
    return result;
  }

  #readCollection(node: Node): YamlNode {
    if (this.#level >= limits.depth) {
      this.#stop(finding('source/too-deep', { depth: limits.depth }, this.#placeOf(node)));
      return this.#scalar(node, null);
    }
    this.#level += 1;
    const result = isMap(node) ? this.#readMap(node) : this.#readList(node as YAMLSeq);
    this.#level -= 1;
    return result;
  }

  #scalar(node: Node, value: Json): YamlNode {
    return { kind: 'scalar', ...this.#spanOf(node), value, entries: [] };
  }

  #anchorOf(node: Node): Anchor | undefined {
    if (!('anchor' in node) || typeof node.anchor !== 'string') return undefined;
    this.#isReusable = false;
    const anchor = { start: this.#spanOf(node).start, name: isScalar(node) ? keyOf(node) : undefined };
    this.#anchors.set(node.anchor, anchor);
    return anchor;
  }

  /** The library resolves tags of the core schema; others have no meaning here (YAML 1.2.2, section 10.3). */
  #reportTag(node: Node): void {
    const { tag } = node as { tag?: string };
    if (tag === undefined || CORE_TAG.test(tag)) return;
    this.#report(finding('source/unknown-tag', { tag }, this.#placeOf(node)));
  }

  #readAlias(alias: Alias): YamlNode {
    this.#isReusable = false;
    const name = alias.source;
    const anchor = this.#anchors.get(name);
    if (anchor?.node !== undefined) return anchor.node;
    const at = this.#placeOf(alias);
    if (anchor === undefined) this.#report(finding('source/unresolved-alias', { name }, at));
    else
      this.#report(
        finding('source/circular-alias', { name }, at, [
          { message: 'the anchor', at: this.#at(anchor.start) },
        ]),
      );
    return this.#scalar(alias, null);
  }

  #readList(list: YAMLSeq): YamlNode {
    const values: Json[] = [];
    const entries = (list.items as Node[]).map((item, index): SyntaxEntry => {
      const { node, value } = this.#readMember(item);
      values.push(value);
      const { start, end } = this.#spanOf(item);
      return { name: String(index), nameStart: start, nameEnd: end, valueStart: start, node };
    });
    return { kind: 'list', ...this.#spanOf(list), value: values, entries };
  }

  #readMap(map: YAMLMap): YamlNode {
    const object: JsonObject = {};
    const entries: SyntaxEntry[] = [];
    const names = new Map<string, Node>();
    const merged: JsonObject[] = [];
    for (const { key, value: written } of map.items as Pair<Node, Node | null>[]) {
      const isMerge = isMergeKey(key);
      const name = this.#nameOf(key);
      if (!isMerge && name !== undefined) this.#reportRepetition(name, key, names);
      const { node, value } = this.#readMember(written);
      const [nameSpan, { start, end }] = [this.#spanOf(key), this.#spanOf(written ?? key)];
      entries.push({
        name: name ?? '',
        nameStart: nameSpan.start,
        nameEnd: nameSpan.end,
        valueStart: start,
        node: start === end ? undefined : node,
        isMerge,
      });
      if (isMerge) merged.push(...this.#objectsIn(value, key));
      else if (name !== undefined) setMember(object, name, value);
    }
    for (const [name, value] of merged.flatMap((each) => Object.entries(each)))
      if (!Object.hasOwn(object, name)) setMember(object, name, value);
    return { kind: 'map', ...this.#spanOf(map), value: object, entries };
  }

  #readMember(written: Node | null): { readonly node: YamlNode | undefined; readonly value: Json } {
    if (written === null) return { node: undefined, value: null };
    const node = this.#read(written);
    return { node, value: isAlias(written) ? this.#copy(node.value, this.#level, written) : node.value };
  }

  #reportRepetition(name: string, key: Node, names: Map<string, Node>): void {
    const first = names.get(name);
    names.set(name, key);
    if (first === undefined) return;
    this.#report(
      finding('source/duplicate-key', { name }, this.#placeOf(key), [
        { message: 'first here', at: this.#placeOf(first) },
      ]),
    );
  }

  /** The objects that a merge key names, nearest first (https://yaml.org/type/merge.html). */
  #objectsIn(value: Json, key: Node): JsonObject[] {
    const sources = Array.isArray(value) ? value : [value];
    const objects = sources.filter((each) => isObject(each));
    if (objects.length < sources.length)
      this.#report(finding('source/invalid-merge-key', {}, this.#placeOf(key)));
    return objects;
  }

  /** Keys such as `200` or `true` name members as they are written. */
  #nameOf(key: Node): string | undefined {
    if (isAlias(key)) this.#isReusable = false;
    const name = isAlias(key) ? this.#anchors.get(key.source)?.name : isScalar(key) ? keyOf(key) : undefined;
    if (name === undefined) this.#report(finding('source/non-scalar-key', {}, this.#placeOf(key)));
    return name;
  }

  #copy(value: Json, level: number, alias: Alias): Json {
    if (this.#hasReachedLimit) return null;
    if ((this.#aliasedValues += 1) > limits.aliasedValues) {
      this.#stop(finding('source/alias-bomb', { limit: limits.aliasedValues }, this.#placeOf(alias)));
      return null;
    }
    if (value === null || typeof value !== 'object') return value;
    if (level >= limits.depth) {
      this.#stop(finding('source/too-deep', { depth: limits.depth }, this.#placeOf(alias)));
      return null;
    }
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, level + 1, alias));
    const copy: JsonObject = {};
    for (const [name, inner] of Object.entries(value))
      setMember(copy, name, this.#copy(inner, level + 1, alias));
    return copy;
  }

  #spanOf({ range }: Node): { start: number; end: number } {
    return { start: this.#offsetOf(range?.[0] ?? 0), end: this.#offsetOf(range?.[1] ?? 0) };
  }

  #placeOf(node: Node): Place {
    return this.#at(this.#spanOf(node).start);
  }

  #at(offset: number): Place {
    return pinnedPlace({ ...this.#file, offset });
  }

  #report(found: Finding): void {
    this.#isReusable = false;
    if (!this.#hasReachedLimit) this.#findings.push(found);
  }

  /** Reports a limit. What follows is not read. */
  #stop(reason: Finding): void {
    this.#report(reason);
    this.#hasReachedLimit = true;
  }
}

const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:map|seq|str|null|bool|int|float))$/;

function readScalar({ value, source }: Scalar): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' ? writtenNumber(value, source ?? '') : String(value);
}

function keyOf({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

function isMergeKey(key: Node): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
}
