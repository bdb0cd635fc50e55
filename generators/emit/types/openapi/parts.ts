import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { componentReference } from '../../../source/bundle/reference.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import { isObject, setMember } from '../../../source/member.ts';
import { sections, type NamedKind } from '../../../source/structure.ts';
import { hasPercentSigns } from './percent.ts';

/** Sections of components for which the library prints one member for each name, in its order. */
export const componentSections = [
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'pathItems',
] as const;

/** A path, a webhook or a component of a document: the library prints it as one member. */
export interface Part {
  readonly root: 'paths' | 'webhooks' | 'components';
  /** Among the components. */
  readonly section: (typeof componentSections)[number] | undefined;
  readonly name: string;
  readonly node: Json;
  /** A text that identifies a part of a document. */
  readonly key: string;
}

/** The parts of a document, in its order. */
export function partsOf(document: JsonObject): readonly Part[] {
  return Object.keys(document).flatMap((root) => {
    if (root === 'paths' || root === 'webhooks') return membersOf(document, root, undefined);
    const components = document[root];
    if (root !== 'components' || !isObject(components)) return [];
    return Object.keys(components).flatMap((name) => {
      const section = componentSections.find((each) => each === name);
      return section === undefined ? [] : membersOf(components, root, section);
    });
  });
}

function membersOf(holder: JsonObject, root: Part['root'], section: Part['section']): readonly Part[] {
  const members = holder[section ?? root];
  if (!isObject(members)) return [];
  return Object.entries(members).map(([name, node]) => ({
    root,
    section,
    name,
    node,
    key: section === undefined ? `${root}/${name}` : referenceTo(section, name),
  }));
}

function referenceTo(section: (typeof componentSections)[number], name: string): string {
  const kind = (Object.keys(sections) as NamedKind[]).find((each) => sections[each] === section);
  return kind === undefined ? `${section}/${name}` : componentReference(kind, name);
}

/** A document with only these parts. */
export function documentOf(parts: readonly Part[]): JsonObject {
  const document: JsonObject = {};
  for (const { root, section, name, node } of parts) {
    const holder = memberObject(document, root);
    setMember(section === undefined ? holder : memberObject(holder, section), name, node);
  }
  return document;
}

function memberObject(holder: JsonObject, name: string): JsonObject {
  const member = holder[name];
  if (isObject(member)) return member;
  const made: JsonObject = {};
  holder[name] = made;
  return made;
}

/** What a part contains somewhere inside. */
interface Traits {
  readonly discriminates: boolean;
  readonly composes: boolean;
  readonly hasPercentSigns: boolean;
}

const known = new WeakMap<object, Traits>();

/** Parts of one document do not change and are looked up repeatedly. Names in data may count too. */
export function traitsOf({ node, name }: Part): Traits {
  if (typeof node !== 'object' || node === null)
    return { discriminates: false, composes: false, hasPercentSigns: name.includes('%') };
  let traits = known.get(node);
  if (traits === undefined) {
    const text = jsonText(node);
    traits = {
      discriminates: text.includes('"discriminator":'),
      composes: text.includes('"allOf":'),
      hasPercentSigns: text.includes('%') && hasPercentSigns(node),
    };
    known.set(node, traits);
  }
  return name.includes('%') ? { ...traits, hasPercentSigns: true } : traits;
}
