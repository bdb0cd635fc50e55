import type { Extensions } from '../../../model/model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import { deprecationText } from '../badges.ts';
import type { PageDraft, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { conjuncts, mergeSchema } from '../../../schema/merge.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { operationTitle } from '../page-texts.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell } from './table-page.ts';

type Row = readonly Cell[];

/** What is on its way out, with what replaces it, and names that are gone already. */
export function deprecationsPage(site: Site): PageDraft | undefined {
  const { operations, schemas } = site.model;
  const gone = [
    ...operations.map((operation) => ({
      link: { text: operationTitle(operation), path: pagePaths.operation(operation) },
      extensions: operation.extensions,
    })),
    ...schemas.map((schema) => ({
      link: { text: schema.key, path: pagePaths.schema(schema) },
      extensions: typeof schema.schema === 'boolean' ? {} : schema.schema,
    })),
  ];
  const sections = [
    {
      title: 'Operations',
      id: 'operations',
      columns: ['Operation', 'Replacement'],
      rows: deprecatedOperations(site),
    },
    {
      title: 'Parameters',
      id: 'parameters',
      columns: ['Parameter', 'Of', 'Replacement'],
      rows: deprecatedParameters(site),
    },
    { title: 'Fields', id: 'fields', columns: ['Field', 'Of', 'Replacement'], rows: deprecatedFields(site) },
    {
      title: 'Removed',
      id: 'removed',
      columns: ['Name', 'Removed from', 'Note'],
      rows: gone.flatMap(({ link, extensions }) =>
        removedNames(extensions).map(([name, note]): Row => [name, link, note]),
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return undefined;
  return tableDraft(site, {
    path: pagePaths.deprecations,
    title: 'Deprecations',
    intro: 'Deprecated operations, parameters and fields with their replacements, and what has been removed.',
    sections,
  });
}

function deprecatedOperations({ model }: Site): readonly Row[] {
  return model.operations
    .filter(({ deprecated }) => deprecated)
    .map((operation) => [
      { text: operationTitle(operation), path: pagePaths.operation(operation) },
      deprecationText(operation.extensions),
    ]);
}

function deprecatedParameters({ model }: Site): readonly Row[] {
  return model.operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter): Row[] => {
      if (!parameter.deprecated) return [];
      const path = `${pagePaths.operation(operation)}#${anchorOf(parameter.in, parameter.name)}`;
      return [
        [
          markdownCode(parameter.name),
          { text: operationTitle(operation), path },
          deprecationText(parameter.extensions),
        ],
      ];
    }),
  );
}

/** Fields of named schemas; those of schemas without a name show on the pages of their operations. */
function deprecatedFields({ model }: Site): readonly Row[] {
  return model.schemas.flatMap((schema) =>
    [...mergeSchema(model, schema.schema).properties].flatMap(([name, property]): Row[] => {
      if (!isDeprecated(model, property)) return [];
      const path = `${pagePaths.schema(schema)}#${anchorOf('schema', name)}`;
      const { keywords } = mergeSchema(model, property);
      return [[markdownCode(name), { text: schema.key, path }, deprecationText(keywords)]];
    }),
  );
}

/** As the merged schema has it; to merge all fields of a large document for that takes a fiftieth of its time. */
function isDeprecated(model: TsModel, schema: Schema): boolean {
  for (const each of conjuncts(model, schema)) {
    const deprecated = keywordOf(each, 'deprecated');
    if (deprecated !== undefined) return deprecated;
  }
  return false;
}

function removedNames(extensions: Extensions): readonly (readonly [string, string])[] {
  return (readExtension(extensions, 'x-removed') ?? []).map(({ name, note = '' }) => [
    markdownCode(name),
    note,
  ]);
}
