import { Node, type JSDocTag } from 'ts-morph';
import type { Schema } from '../document/facts.ts';
import { arrayAt, isObject, member, textAt, type Json } from '../document/json.ts';
import { wordsOf } from '../document/words.ts';
import type { Disagreement } from './comparison.ts';
import { difference } from './difference.ts';

/** What TypeScript cannot say stands in tags. */
const TAGGED = [
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'format',
  'pattern',
];

/** A longer fact may be left out of a comment, but not be another one. */
const LONGEST = 80;

/** What a parameter says of itself beside its schema. */
interface Described {
  readonly description?: string | undefined;
  readonly isDeprecated?: boolean;
  readonly extensions?: Readonly<Record<string, Json>>;
}

/** Words, defaults, limits and examples of a member, as its documentation says them. */
export function compareTags(
  what: string,
  node: Node | undefined,
  { schema, described = {} }: { readonly schema: Schema; readonly described?: Described },
): readonly Disagreement[] {
  const docs = Node.isJSDocable(node) ? node.getJsDocs() : [];
  const tags = docs.flatMap((doc) => doc.getTags());
  const found = tags
    .filter((tag) => TAGGED.includes(tag.getTagName()))
    .map((tag) => `${tag.getTagName()} ${tag.getCommentText() ?? ''}`);
  const wanted = TAGGED.flatMap((name) => {
    const value = isObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (value === undefined) return [];
    return [`${name} ${name === 'default' || typeof value !== 'string' ? JSON.stringify(value) : value}`];
  });
  const shown = wanted.filter((tag) => found.includes(tag) || tag.length <= LONGEST);
  const isDeprecated = described.isDeprecated === true || member(schema, 'deprecated') === true;
  const examples = tags.filter((tag) => tag.getTagName() === 'example').map((tag) => tag.getCommentText());
  const example = member(schema, 'example') ?? arrayAt(schema, 'examples')[0];
  return [
    ...difference('types/tags', what, found.toSorted(), shown.toSorted()),
    ...compareNotes(what, tags, described.extensions ?? (isObject(schema) ? schema : {})),
    ...difference(
      'types/description',
      what,
      wordsOf(docs.map((doc) => doc.getDescription()).join(' ')),
      wordsOf(described.description ?? textAt(schema, 'description')),
    ),
    ...difference(
      'types/deprecated',
      what,
      tags.some((tag) => tag.getTagName() === 'deprecated'),
      isDeprecated,
    ),
    ...difference(
      'types/example',
      what,
      examples[0],
      example === undefined ? undefined : JSON.stringify(example),
    ),
  ];
}

/** For whom something is: its least role, and the tier. */
function compareNotes(
  what: string,
  tags: readonly JSDocTag[],
  extensions: Readonly<Record<string, Json>>,
): readonly Disagreement[] {
  const role = extensions['x-role'];
  const tier = extensions['x-tier'];
  const roles = role === undefined ? [] : Array.isArray(role) ? role : [role];
  const textsOf = (name: string): readonly string[] =>
    tags.filter((tag) => tag.getTagName() === name).map((tag) => tag.getCommentText() ?? '');
  return [
    ...difference(
      'types/notes',
      `${what} role`,
      textsOf('role').map((text) => text.split(/[ (]/, 1)[0]),
      roles.length === 0 ? [] : [textAt(roles[0], 'minimum')],
    ),
    ...difference('types/notes', `${what} tier`, textsOf('tier'), typeof tier === 'string' ? [tier] : []),
  ];
}
