import type { Operation } from '../../../model/model.ts';
import type { SearchEntry } from '../listed-page.ts';
import { printJson } from '../schema/values.ts';
import type { SchemaView } from '../schema/view.ts';
import { plainText } from '../page-texts.ts';
import type { OperationViews } from './operation-views.ts';

/** The data of an operation for the search. */
export function operationSearch(
  operation: Operation,
  title: string,
  { parameters, body, responses }: OperationViews,
): SearchEntry {
  const fields = parameters.flatMap((group) => group.fields);
  const views = [...body, ...responses.flatMap(({ content }) => content)].map(({ view }) => view);
  const names = views.flatMap(fieldNames);
  return {
    kind: 'operation',
    title,
    path: `${operation.method.toUpperCase()} ${operation.path}`,
    family: operation.family,
    text: [operation.id, plainText(operation.description ?? '')].join(' '),
    parameters: [...new Set(fields.map(({ name }) => name))],
    fields: [...new Set(names)],
    values: [...new Set([...fields.map(({ view }) => view), ...views].flatMap(valuesOf))],
    errors: responses.flatMap(({ response }) => (/^[45]/.test(response.status) ? [response.status] : [])),
  };
}

/** The names of the fields of a schema, at all levels. */
export function fieldNames(view: SchemaView): readonly string[] {
  if (view.structure.kind !== 'fields') return [];
  const { fields, choices } = view.structure;
  return [
    ...fields.flatMap((field) => [field.name, ...fieldNames(field.view)]),
    ...choices.flatMap(({ variants }) => variants.flatMap((variant) => fieldNames(variant.view))),
  ];
}

/** The listed texts of a schema and of its fields. */
export function valuesOf(view: SchemaView): readonly string[] {
  const own = view.values.filter((value) => typeof value === 'string').map(printJson);
  if (view.structure.kind !== 'fields') return own;
  return [...own, ...view.structure.fields.flatMap((field) => valuesOf(field.view))];
}
