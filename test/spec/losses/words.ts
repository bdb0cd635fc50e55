import type { Family, Operation } from '../../../generators/model/model.ts';
import { model } from '../document.ts';
import type { SourceFamily, SourceRow } from '../source-rows/row.ts';
import { schemaAt } from '../../../generators/schema/named.ts';

/** Statements of a row that an operation makes nowhere. */
export function wordLosses(row: SourceRow, operation: Operation): readonly string[] {
  const said = wordsOf(operation);
  return (row.says ?? []).filter((words) => !words.test(said)).map((words) => `nothing says ${words.source}`);
}

/** What the sources name and do not show, and a family does not say so. */
export function gapLosses({ notShown = [] }: SourceFamily, family: Family | undefined): readonly string[] {
  const gaps = [family?.extensions['x-not-shown'] ?? []].flat().join('\n');
  return notShown
    .filter((words) => !words.test(gaps))
    .map((words) => `nothing says that ${words.source} is not shown`);
}

/** All that an operation says of itself, its parameters, bodies and answers, with the schemas that they lead to. */
function wordsOf(operation: Operation): string {
  const { summary, description, extensions, parameters, body, responses } = operation;
  const texts = [
    JSON.stringify([
      { summary, description, extensions },
      parameters.map(({ description: words, extensions: marks, schema }) => ({ words, marks, schema })),
      (body?.content ?? []).map(({ schema }) => schema),
      responses.map(({ description: words, extensions: marks, content }) => ({
        words,
        marks,
        schemas: content.map(({ schema }) => schema),
      })),
    ]),
  ];
  const seen = new Set<string>();
  for (const text of texts) {
    for (const [, ref = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      if (!seen.has(ref)) texts.push(JSON.stringify(schemaAt(model, ref).schema));
      seen.add(ref);
    }
  }
  return texts.join('\n');
}
