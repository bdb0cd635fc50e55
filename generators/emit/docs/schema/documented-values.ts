import { allOperations } from '../../../model/received.ts';
import type { ApiModel, Schema } from '../../../model/model.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { Json } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { isNull } from './merged-schema.ts';

/** A value in an example, and its schema. */
interface Documented {
  readonly schema: Schema;
  readonly value: Json;
}

/**
 * The first value of each named schema in the examples of bodies, by its reference. Whole bodies come before their parts,
 * and responses before requests.
 */
export function documentedValues(model: ApiModel): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const open = bodyExamples(model);
  // Iteration of a list includes items that are added meanwhile.
  for (const { schema, value } of open) {
    const { reference, properties, keywords, choices } = mergeSchema(model, schema);
    if (reference !== undefined && found.has(reference)) continue;
    if (reference !== undefined) found.set(reference, value);
    if (Array.isArray(value)) {
      const items = keywordOf(keywords, 'items');
      if (items !== undefined) open.push(...value.map((each) => ({ schema: items, value: each })));
    } else if (isObject(value)) {
      for (const [name, part] of properties)
        if (Object.hasOwn(value, name)) open.push({ schema: part, value: value[name] ?? null });
    }
    const [choice, another] = choices.flatMap(({ schemas }) =>
      schemas.filter((each) => !isNull(mergeSchema(model, each))),
    );
    if (value !== null && choice !== undefined && another === undefined) open.push({ schema: choice, value });
  }
  return found;
}

function bodyExamples(model: ApiModel): Documented[] {
  const operations = allOperations(model);
  const contents = [
    ...operations.flatMap(({ responses }) => responses.flatMap(({ content }) => content)),
    ...operations.flatMap(({ body }) => body?.content ?? []),
  ];
  return contents.flatMap(({ kind, schema, examples }) =>
    kind === 'json' ? examples.map(({ value }) => ({ schema, value })) : [],
  );
}
