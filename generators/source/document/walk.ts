import type { Json, JsonObject } from '../../json/json.ts';
import { memoize } from '../../incremental/memoize.ts';
import { kindOf, kindsAround, shapeInside, type Kind, type Shape } from './structure.ts';

/** An object or list of a document, and its shape. */
export interface Part {
  readonly value: JsonObject | Json[];
  readonly shape: Shape;
  readonly parent: Part | undefined;
  readonly key: string;
}

/** An object of a document, and its kind. */
export interface Node {
  readonly value: JsonObject;
  readonly shape: Kind;
}

/** Objects inside one object, in the order of the document. */
export type NodeGroup = readonly Node[];

/** The parts directly inside a part, in the order of the document. Extensions, examples and other data do not count. */
export function childParts(parent: Part): Part[] {
  const parts: Part[] = [];
  openParts(parent, parts);
  return parts.toReversed();
}

/**
 * Adds the parts directly inside a part to a stack, so that the first of them is on top.
 * @param kinds if given, only parts of these kinds, or lists and maps of them
 */
export function openParts(parent: Part, stack: Part[], kinds?: ReadonlySet<Kind>): void {
  const { value, shape } = parent;
  if (Array.isArray(value) !== (typeof shape === 'object' && 'list' in shape)) return;
  // Documents have hundreds of thousands of members, most of them texts.
  const keys = Object.keys(value);
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    const key = keys[index] ?? '';
    const child = (value as JsonObject)[key];
    if (typeof child !== 'object' || child === null) continue;
    const inner = shapeInside(shape, key);
    if (inner === undefined || kinds?.has(kindOf(inner)) === false) continue;
    stack.push({ value: child, shape: inner, parent, key });
  }
}

/**
 * All objects of a document, or of an object in it with a known shape: outer before inner, in the order of the
 * document. References are not followed.
 */
export function* walk(root: JsonObject, of: Shape = 'document'): Generator<Node> {
  const open = [partOf(root, of)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    // Callers keep nodes; a part would keep what is around it.
    if (isNode(part)) yield { value: part.value, shape: part.shape };
    openParts(part, open);
  }
}

/** Finds the objects of some kinds in a document, as `walk` does, but visits only what can contain them. */
export function nodesOf(...wanted: readonly Kind[]): (root: JsonObject) => Generator<Node> {
  const kinds = new Set(wanted);
  const around = kindsAround(kinds);
  const visited = new Set([...around, ...kinds]);
  return function* find(root) {
    const open = [partOf(root)];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (isNode(part) && kinds.has(part.shape)) yield part;
      if (typeof part.shape !== 'string' || around.has(part.shape)) openParts(part, open, visited);
    }
  };
}

/** All objects and lists of a document, in the same order. */
export function* walkParts(root: JsonObject): Generator<Part> {
  const open = [partOf(root)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    yield part;
    openParts(part, open);
  }
}

function partOf(root: JsonObject, shape: Shape = 'document'): Part {
  return { value: root, shape, parent: undefined, key: '' };
}

function isNode(part: Pick<Part, 'value' | 'shape'>): part is Node {
  return typeof part.shape === 'string' && !Array.isArray(part.value);
}

/**
 * The nodes of `walk` for a document that no longer changes, in groups: one for each path item and each component.
 * Versions that share these share their groups.
 */
export function nodeGroups(root: JsonObject): readonly NodeGroup[] {
  return groupsIn(partOf(root));
}

function groupsIn(part: Part): readonly NodeGroup[] {
  const { value, shape, parent } = part;
  if (parent?.shape === 'paths' || parent?.parent?.shape === 'components') return [nodesBelow(value, shape)];
  const own = isNode(part) ? [[{ value: part.value, shape: part.shape }]] : [];
  return [...own, ...childParts(part).flatMap(groupsIn)];
}

/** Finds the objects of a document that meet a condition, once for each group. */
export function selection(meets: (node: Node) => boolean): (groups: readonly NodeGroup[]) => readonly Node[] {
  const selected = memoize((group: NodeGroup): readonly Node[] => group.filter(meets));
  return (groups) => groups.flatMap((group) => selected(group));
}

function nodesBelow(value: Part['value'], shape: Shape): NodeGroup {
  const nodes = groups(value);
  const known = nodes.get(shape) ?? [...walk(value as JsonObject, shape)];
  nodes.set(shape, known);
  return known;
}

/** The nodes of each path item and component, by its shape. */
const groups = memoize((_value: object) => new Map<Shape, NodeGroup>());
