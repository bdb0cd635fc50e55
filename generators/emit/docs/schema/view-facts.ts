import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { tagsOf } from '../../../model/discriminator.ts';
import { discriminatorOf } from '../../../schema/discriminator.ts';
import type { MergedSchema } from '../../../schema/merge.ts';
import { keywordOf } from '../../../schema/schema.ts';
import { constantsOf } from '../../../schema/types.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { printType } from './doc-type.ts';
import { exampleFacts } from './facts.ts';
import { hasStructure } from './merged-schema.ts';
import type { SchemaFact, SchemaView } from './view.ts';

/** Required members without a schema. */
export function requiredFacts({ required, properties }: MergedSchema): readonly SchemaFact[] {
  const names = [...required].filter((name) => !properties.has(name));
  return names.length === 0 ? [] : [{ name: 'required', value: names.join(', ') }];
}

/** The examples of a schema, except those of a named schema with structure, which are on its page. */
export function examplesOf(flat: MergedSchema): readonly SchemaFact[] {
  if (flat.reference !== undefined && hasStructure(flat)) return [];
  return exampleFacts(examplesIn(flat.keywords).map((value) => ({ value })));
}

/** Examples that are neither the default nor a listed value. */
function examplesIn(schema: JsonObject): readonly Json[] {
  const example = keywordOf(schema, 'example');
  const shown = new Set(
    [keywordOf(schema, 'default'), ...(constantsOf(schema) ?? [])].map((each) => jsonText(each)),
  );
  const given = keywordOf(schema, 'examples') ?? (example === undefined ? [] : [example]);
  return given.filter((value) => !shown.has(jsonText(value)));
}

/** The type of an alternative, unless its label or its structure shows it. */
export function typeFacts({ type, named, structure }: SchemaView, label: string): readonly SchemaFact[] {
  const words = printType(type);
  const isShown = named !== undefined || structure.kind !== 'none' || words === label || words === 'any';
  return isShown ? [] : [{ name: 'type', value: words }];
}

/** The values of the discriminator that select an alternative (OpenAPI 3.1.1, section 4.8.25). */
export function tagFacts(keywords: JsonObject, { named, type }: SchemaView): readonly SchemaFact[] {
  const discriminator = discriminatorOf(keywords);
  if (discriminator === undefined || named === undefined || type[0]?.kind === 'array') return [];
  return [{ name: discriminator.member, value: tagsOf(discriminator, named).join(', ') }];
}

/** A fact of the items of a list. */
export function ofEach<Each extends SchemaFact>(fact: Each): Each {
  return { ...fact, name: `each: ${fact.name}` };
}

/** Facts without duplicates. */
export function uniqueFacts(facts: readonly SchemaFact[]): readonly SchemaFact[] {
  return [...new Map(facts.map((fact) => [`${fact.name}=${fact.value}`, fact])).values()];
}
