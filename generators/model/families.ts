import type { JsonObject } from '../json/json.ts';
import { knowledgeOf } from '../vocabulary/facts.ts';
import { readExternalDocs } from './external-docs.ts';
import type { Family, Operation } from './model.ts';
import { extensionsOf, type NodeReader, objects, text } from './node-reader.ts';

/** Families in the order of the document's list of tags, then undeclared tags in the order of their use. */
export function readFamilies(
  reader: NodeReader,
  root: JsonObject,
  operations: readonly Operation[],
): readonly Family[] {
  const declared = new Map(objects(root, 'tags').map((tag) => [text(tag, 'name') ?? '', tag]));
  const used = new Set(operations.map(({ family }) => family));
  const tags = [...declared.keys(), ...[...used].filter((tag) => !declared.has(tag))];
  return tags.flatMap((tag): Family[] => {
    const members = operations.filter(({ family }) => family === tag);
    if (members.length === 0) return [];
    const node = declared.get(tag);
    return [
      {
        tag,
        description: text(node, 'description'),
        externalDocs: readExternalDocs(node),
        operations: members,
        extensions: extensionsOf(node ?? {}),
        knowledge: knowledgeOf(node ?? {}),
        at: node && reader.place(node),
      },
    ];
  });
}
