import { allOperations } from '../../../model/received.ts';
import type { ApiModel, Schema } from '../../../model/model.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { Json } from '../../../source/document.ts';
import { isObject } from '../../../source/member.ts';

/** A value of an example, and the schema of the place where it stands. */
interface Documented {
  readonly schema: Schema;
  readonly value: Json;
}

/**
 * What the examples of bodies have for each named schema, by its reference: the first value, those that are a whole body
 * before those that stand inside of one, responses before requests.
 */
export function documentedValues(model: ApiModel): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>();
  const open = bodyExamples(model);
  // A list visits what is added to it on the way. What stands below a schema that was met before adds little.
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
      schemas.filter((each) => !isNull(model, each)),
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

function isNull(model: ApiModel, schema: Schema): boolean {
  const { types } = mergeSchema(model, schema);
  return types.length === 1 && types[0] === 'null';
}
