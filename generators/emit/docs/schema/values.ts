import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { Json } from '../../../json/json.ts';
import { markup, type Html } from '../html.ts';
import type { SchemaFact, SchemaView } from './view.ts';

/** The facts and examples of a schema, without a default that the list of values marks. */
export function printFacts(view: SchemaView): Html | undefined {
  const facts = [...view.facts.filter((fact) => !isDefaultOf(view, fact)), ...view.examples];
  if (facts.length === 0) return undefined;
  return markup`${facts.map(({ name, value }) => markup` <span class="fact">${name} <code>${value}</code></span>`)}`;
}

/**
 * The values that a schema lists, with their names.
 * @param idOf id of a value by its text
 */
export function printValues(view: SchemaView, idOf: (value: string) => string): Html | undefined {
  const { values, names, openValues } = view;
  if (values.length === 0) return undefined;
  const items = values.map((value) => {
    const printed = printJson(value);
    const { name, description } = names.get(jsonText(value)) ?? {};
    const isDefault = view.facts.some((fact) => isDefaultOf(view, fact) && fact.value === printed);
    const words = [name, isDefault ? 'default' : undefined].filter((each) => each !== undefined);
    return markup`<li id="${idOf(printed)}"><code>${printed}</code>${words.map((word) => markup` <i>${word}</i>`)}${description === undefined ? undefined : markup` – ${description}`}</li>`;
  });
  const open = openValues ? markup`<p>Known values; others may occur.</p>` : undefined;
  return markup`<div class="vals"><ul>${items}</ul>${open}</div>`;
}

/** Whether a fact is the default of a list of values. */
function isDefaultOf({ values }: SchemaView, { name, value }: SchemaFact): boolean {
  return name === 'default' && values.some((each) => printJson(each) === value);
}

export function printJson(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : jsonText(value);
}
