import type { Json, JsonObject } from './document.ts';
import { oncePer } from './once.ts';
import { shapeInside, type Kind, type Shape } from './structure.ts';

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
  const { value, shape } = parent;
  const parts: Part[] = [];
  if (Array.isArray(value) !== (typeof shape === 'object' && 'list' in shape)) return parts;
  // Documents have hundreds of thousands of members, most of them texts.
  for (const key of Object.keys(value)) {
    const child = (value as JsonObject)[key];
    if (typeof child !== 'object' || child === null) continue;
    const inner = shapeInside(shape, key);
    if (inner !== undefined) parts.push({ value: child, shape: inner, parent, key });
  }
  return parts;
}

/**
 * All objects of a document, or of an object in it with a known shape: outer before inner, in the order of the
 * document. References are not followed.
 */
export function* walk(root: JsonObject, of: Shape = 'document'): Generator<Node> {
  for (const { value, shape } of walkParts(root, of))
    if (typeof shape === 'string' && !Array.isArray(value)) yield { value, shape };
}

/** The same for all objects and lists. */
export function* walkParts(root: JsonObject, of: Shape = 'document'): Generator<Part> {
  const open: Part[] = [{ value: root, shape: of, parent: undefined, key: '' }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    yield part;
    const children = childParts(part);
    for (let child = children.pop(); child !== undefined; child = children.pop()) open.push(child);
  }
}

/** The nodes of each path item and component. */
const kept = new WeakMap<object, { readonly shape: Shape; readonly nodes: NodeGroup }>();

/**
 * The nodes of `walk` for a document that no longer changes, in groups: one for each path item and each component.
 * Versions that share these share their groups.
 */
export function nodeGroups(root: JsonObject): readonly NodeGroup[] {
  return groupsIn({ value: root, shape: 'document', parent: undefined, key: '' });
}

function groupsIn(part: Part): readonly NodeGroup[] {
  const { value, shape, parent } = part;
  if (parent?.shape === 'paths' || parent?.parent?.shape === 'components') return [nodesBelow(value, shape)];
  const own = typeof shape === 'string' && !Array.isArray(value) ? [[{ value, shape }]] : [];
  return [...own, ...childParts(part).flatMap(groupsIn)];
}

/** Finds the objects of a document that meet a condition, once for each group. */
export function selection(meets: (node: Node) => boolean): (groups: readonly NodeGroup[]) => readonly Node[] {
  const selected = oncePer((group: NodeGroup): readonly Node[] => group.filter(meets));
  return (groups) => groups.flatMap((group) => selected(group));
}

function nodesBelow(value: Part['value'], shape: Shape): NodeGroup {
  const known = kept.get(value);
  if (known?.shape === shape) return known.nodes;
  const nodes = [...walk(value as JsonObject, shape)];
  kept.set(value, { shape, nodes });
  return nodes;
}
