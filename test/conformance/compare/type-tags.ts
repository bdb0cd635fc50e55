import { Node } from 'ts-morph';
import type { Schema } from '../document/facts.ts';
import { isObject } from '../document/json.ts';
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

/** Defaults and limits of a member, as its documentation says them. */
export function compareTags(what: string, node: Node | undefined, schema: Schema): readonly Disagreement[] {
  const tags = Node.isJSDocable(node) ? node.getJsDocs().flatMap((doc) => doc.getTags()) : [];
  const found = tags
    .filter((tag) => TAGGED.includes(tag.getTagName()))
    .map((tag) => `${tag.getTagName()} ${tag.getCommentText() ?? ''}`);
  const wanted = TAGGED.flatMap((name) => {
    const value = isObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (value === undefined) return [];
    return [`${name} ${name === 'default' || typeof value !== 'string' ? JSON.stringify(value) : value}`];
  });
  const shown = wanted.filter((tag) => found.includes(tag) || tag.length <= LONGEST);
  return difference('types/tags', what, found.toSorted(), shown.toSorted());
}
