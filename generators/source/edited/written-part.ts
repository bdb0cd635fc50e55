import type { Json, JsonObject } from '../document.ts';
import { isObject, memberOf } from '../member.ts';
import { formatPointer } from '../pointer.ts';
import { appliedNames } from '../repair/infinite-recursion.ts';
import { isNamedKind, type NamedKind } from '../structure.ts';
import { walk, walkParts, type Node, type Part } from '../walk.ts';

/** A reference in an object, and its place there. */
export interface InnerReference {
  readonly pointer: string;
  readonly holder: JsonObject;
  readonly kind: NamedKind;
  readonly text: string;
}

/** Keywords that change the meaning of references, here and elsewhere. */
const bases = ['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$schema'];

/** The references in an object as it is written; undefined if it contains something that affects other objects. */
export function referencesIn({ value, shape }: Node): readonly InnerReference[] | undefined {
  const references: InnerReference[] = [];
  for (const part of walkParts(value, shape)) {
    const { value: holder, shape: of } = part;
    if (!isObject(holder)) continue;
    if (bases.some((name) => Object.hasOwn(holder, name))) return undefined;
    if (of === 'discriminator' && Object.hasOwn(holder, 'mapping')) return undefined;
    const { $ref: text } = holder;
    if (text === undefined || (typeof of === 'object' && 'map' in of)) continue;
    if (typeof text !== 'string' || !isNamedKind(of)) return undefined;
    references.push({ pointer: formatPointer(tokensOf(part)), holder, kind: of, text });
  }
  return references;
}

/**
 * What the rest of a document reads of an object when flaws are repaired, as a text; also the names of its extensions.
 */
export function outsideOf(node: Node): string {
  const objects = [...walk(node.value, node.shape)];
  const declared = objects.flatMap(({ value, shape }) =>
    shape === 'operation' || shape === 'parameter' ? [declaredBy(value)] : [],
  );
  const extensions = new Set(
    objects.flatMap(({ value }) => Object.keys(value).filter((name) => name.startsWith('x-'))),
  );
  const applied = node.shape === 'schema' ? appliedNames(node.value) : [];
  return JSON.stringify([declared, [...extensions].toSorted(), applied]);
}

function declaredBy(value: JsonObject): Json {
  const { parameters } = value;
  const listed = Array.isArray(parameters) ? parameters.map(namesOf) : [];
  return [memberOf(value, 'operationId') ?? null, namesOf(value), listed];
}

/** What names a parameter. */
function namesOf(parameter: Json): Json {
  return ['name', 'in', '$ref'].map((name) => memberOf(parameter, name) ?? null);
}

function tokensOf({ parent, key }: Part): readonly string[] {
  return parent === undefined ? [] : [...tokensOf(parent), key];
}
