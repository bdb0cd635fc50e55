import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { ApiModel, Example, NamedSchema } from '../../../model/model.ts';
import { polymorphicModel } from '../../../model/polymorphic-model.ts';
import { suggestShown } from '../../../sample/suggest.ts';
import { schemaAt } from '../../../schema/named.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { Json } from '../../../json/json.ts';
import { exampleOf, LONGEST, printCard, printExampleTabs } from '../operation/example-cards.ts';
import type { Html } from '../html.ts';
import type { Site } from '../page.ts';

/** Maximum length of a value from the example of a body, in characters. */
const LONGEST_DOCUMENTED = 12_000;

/**
 * The examples of a schema: its own, otherwise its value in an example of a body, otherwise a generated one. There is none
 * if that is empty or a single value.
 * @param documented the value in an example of a body, if there is one
 */
export function schemaExamples(
  model: ApiModel,
  { ref }: NamedSchema,
  documented: Json | undefined,
): readonly Example[] {
  const { schema } = schemaAt(polymorphicModel(model), ref);
  const example = keywordOf(schema, 'example');
  const given = keywordOf(schema, 'examples') ?? (example === undefined ? [] : [example]);
  if (given.length > 0) return given.map((value, index) => exampleOf(`example ${index + 1}`, value));
  const isShort = documented !== undefined && jsonText(documented).length <= LONGEST_DOCUMENTED;
  const value =
    isShort && isFilled(documented)
      ? documented
      : suggestShown(model, schema, { direction: 'response', longest: LONGEST });
  return isFilled(value) ? [exampleOf('example 1', value)] : [];
}

/** The examples as a card. */
export function printSchemaExamples(site: Site, examples: readonly Example[]): Html {
  return printCard('Example', 'response', printExampleTabs(site, examples, 'schema'));
}

/** Whether a value is an object or a list that is not empty. */
function isFilled(value: Json | undefined): value is Json {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
