import { readExtension } from '../../../vocabulary/vocabulary.ts';
import { deprecationText } from '../badges.ts';
import type { PageDraft, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { conjuncts, mergeSchema } from '../../../schema/merge.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { extendedPages, operationLink } from '../page-links.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell, type Section } from './table-page.ts';

type Row = readonly Cell[];

/** Deprecated parts with their replacements, and names that have been removed. */
export function deprecationsPage(site: Site): PageDraft | undefined {
  const { model } = site;
  return tableDraft(site, {
    path: pagePaths.deprecations,
    title: 'Deprecations',
    intro: 'Deprecated operations, parameters and fields with their replacements, and what has been removed.',
    sections: [
      section('Operations', ['Operation', 'Replacement'], deprecatedOperations(model)),
      section('Parameters', ['Parameter', 'Of', 'Replacement'], deprecatedParameters(model)),
      section('Fields', ['Field', 'Of', 'Replacement'], deprecatedFields(model)),
      section('Removed', ['Name', 'Removed from', 'Note'], removedNames(model)),
    ],
  });
}

function section(title: string, columns: readonly string[], rows: readonly Row[]): Section {
  return { title, id: title.toLowerCase(), columns, rows };
}

function deprecatedOperations({ operations }: TsModel): readonly Row[] {
  return operations
    .filter(({ deprecated }) => deprecated)
    .map((operation) => [operationLink(operation), deprecationText(operation.extensions)]);
}

function deprecatedParameters({ operations }: TsModel): readonly Row[] {
  return operations.flatMap((operation) =>
    operation.parameters
      .filter(({ deprecated }) => deprecated)
      .map((parameter): Row => [
        markdownCode(parameter.name),
        operationLink(operation, anchorOf(parameter.in, parameter.name)),
        deprecationText(parameter.extensions),
      ]),
  );
}

/** Fields of named schemas; the pages of operations show those of other schemas. */
function deprecatedFields(model: TsModel): readonly Row[] {
  return model.schemas.flatMap((schema) =>
    [...mergeSchema(model, schema.schema).properties]
      .filter(([, property]) => isDeprecated(model, property))
      .map(([name, property]): Row => {
        const path = `${pagePaths.schema(schema)}#${anchorOf('schema', name)}`;
        const { keywords } = mergeSchema(model, property);
        return [markdownCode(name), { title: schema.key, path }, deprecationText(keywords)];
      }),
  );
}

/** The keyword `deprecated` of the merged schema, without merging all properties of a large document. */
function isDeprecated(model: TsModel, schema: Schema): boolean {
  for (const each of conjuncts(model, schema)) {
    const deprecated = keywordOf(each, 'deprecated');
    if (deprecated !== undefined) return deprecated;
  }
  return false;
}

function removedNames(model: TsModel): readonly Row[] {
  return extendedPages(model).flatMap(({ link, extensions }) =>
    (readExtension(extensions, 'x-removed') ?? []).map(({ name, note = '' }): Row => [
      markdownCode(name),
      link,
      note,
    ]),
  );
}
