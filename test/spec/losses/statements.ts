import type { Family, Operation } from '../../../generators/model/model.ts';
import { fieldAt, partsOf, valuesOf } from '../schema-fields.ts';
import type { SourceFamily, SourceRow } from '../source-rows/row.ts';

/** Words of a row that no text of the operation holds: neither its own nor those of its parameters, body and answers. */
export function statementLosses(row: SourceRow, operation: Operation): readonly string[] {
  const { summary, description, extensions, parameters, body, responses } = operation;
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  const texts = JSON.stringify([
    [summary, description, extensions, body?.description],
    parameters.map((parameter) => [parameter.description, parameter.extensions]),
    responses.map((response) => response.description),
    content.flatMap(({ schema }) => {
      const items = fieldAt([schema], '[]')?.schemas ?? [];
      return valuesOf(partsOf([schema, ...items]), 'description');
    }),
  ]);
  return missingWords(texts, row.says).map((word) => `it does not speak of "${word}"`);
}

/** Words of what the sources do not show that the family does not name. */
export function gapLosses({ notShown }: SourceFamily, family: Family | undefined): readonly string[] {
  const gaps = JSON.stringify(family?.extensions['x-not-shown'] ?? []);
  return missingWords(gaps, notShown).map((word) => `it does not say that "${word}" is not shown`);
}

function missingWords(text: string, words: readonly string[] = []): readonly string[] {
  const said = text.toLowerCase();
  return words.filter((word) => !said.includes(word.toLowerCase()));
}
