import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { ApiModel, Example, NamedSchema } from '../../../model/model.ts';
import { polymorphicModel } from '../../../model/polymorphic-model.ts';
import { suggestShown } from '../../../sample/suggest.ts';
import { schemaAt } from '../../../schema/named.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { Json } from '../../../source/document.ts';
import { LONGEST, printCard, printExampleTabs } from '../operation/example-cards.ts';
import type { Html } from '../html.ts';
import type { Site } from '../page.ts';

/** Longest value of another example that is shown, in characters. */
const LONGEST_DOCUMENTED = 12_000;

/**
 * The examples of a schema: those of the author, else what examples of bodies have for it, else one that is made of its
 * keywords; none where it would say nothing.
 * @param documented of the examples of bodies; undefined where these have none
 */
export function schemaExamples(
  model: ApiModel,
  { ref }: NamedSchema,
  documented: Json | undefined,
): readonly Example[] {
  const { schema } = schemaAt(polymorphicModel(model), ref);
  const example = keywordOf(schema, 'example');
  const given = keywordOf(schema, 'examples') ?? (example === undefined ? [] : [example]);
  if (given.length > 0) return given.map(exampleOf);
  if (isTelling(documented) && jsonText(documented).length <= LONGEST_DOCUMENTED)
    return [exampleOf(documented, 0)];
  const made = suggestShown(model, schema, { direction: 'response', longest: LONGEST });
  return isTelling(made) ? [exampleOf(made, 0)] : [];
}

/** The examples as a card beside the text. */
export function printSchemaExamples(site: Site, examples: readonly Example[]): Html {
  return printCard('Example', 'response', printExampleTabs(site, examples, 'schema'));
}

function exampleOf(value: Json, index: number): Example {
  return { name: `example ${index + 1}`, summary: undefined, description: undefined, value, at: undefined };
}

/** Whether a value shows more than its type does. */
function isTelling(value: Json | undefined): value is Json {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
