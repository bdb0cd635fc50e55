import type { Extensions } from '../../../model/model.ts';
import type { TsOperation } from '../../../typescript/ts-model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import { statusTitle } from '../operation/responses.ts';
import type { PageDraft, Site } from '../page.ts';
import { pagePaths } from '../paths.ts';
import { operationTitle } from '../page-texts.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell } from './table-page.ts';

/**
 * For authors: what the document says that it does not know, what it states without a source of its own, and names that
 * stand in for others. Pages for readers leave all this out.
 */
export function notShownPage(site: Site): PageDraft | undefined {
  const { operations, extensions } = site.model;
  const standIns = [...(readExtension(extensions, 'x-stand-ins') ?? [])];
  const marked = (name: 'x-implied' | 'x-observed'): readonly Cell[][] =>
    operations.flatMap((operation) => {
      const parts = partsWith(operation, name);
      return parts.length === 0 ? [] : [[linkTo(operation), parts.join(', ')]];
    });
  const sections = [
    { title: 'Gaps', id: 'gaps', columns: ['Where', 'Not shown'], rows: gapsOf(site) },
    {
      title: 'Implied by conventions',
      id: 'implied',
      columns: ['Operation', 'Parts'],
      rows: marked('x-implied'),
    },
    { title: 'Observed only', id: 'observed', columns: ['Operation', 'Parts'], rows: marked('x-observed') },
    {
      title: 'Stand-ins',
      id: 'stand-ins',
      columns: ['Name', 'Stands for'],
      rows: standIns.map(([name, meaning]) => [markdownCode(name), meaning]),
    },
  ].filter((section) => section.rows.length > 0);
  if (sections.length === 0) return undefined;
  return tableDraft(site, {
    path: pagePaths.notShown,
    title: 'Coverage of this document',
    intro:
      'Parts that are known to exist but are not documented, and documented parts that the sources do not show.',
    sections,
  });
}

function linkTo(operation: TsOperation): Cell {
  return { text: operationTitle(operation), path: pagePaths.operation(operation) };
}

function gapsOf({ model }: Site): readonly Cell[][] {
  const owners: readonly { readonly link: Cell; readonly extensions: Extensions }[] = [
    ...model.families.map((family) => ({
      link: { text: family.tag, path: pagePaths.family(family) },
      extensions: family.extensions,
    })),
    ...model.operations.map((operation) => ({ link: linkTo(operation), extensions: operation.extensions })),
    ...model.schemas.map((schema) => ({
      link: { text: schema.key, path: pagePaths.schema(schema) },
      extensions: typeof schema.schema === 'boolean' ? {} : schema.schema,
    })),
  ];
  return owners.flatMap(({ link, extensions }) =>
    (readExtension(extensions, 'x-not-shown') ?? []).map((missing) => [link, missing]),
  );
}

/** The parts of an operation that are marked: itself, parameters, responses. */
function partsWith(operation: TsOperation, name: 'x-implied' | 'x-observed'): readonly string[] {
  const has = ({ extensions }: { readonly extensions: Extensions }): boolean =>
    readExtension(extensions, name) === true;
  return [
    ...(has(operation) ? ['the operation'] : []),
    ...operation.parameters.filter(has).map((parameter) => markdownCode(parameter.name)),
    ...operation.responses.filter(has).map(({ status }) => statusTitle(status)),
  ];
}
