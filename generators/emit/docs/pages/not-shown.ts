import type { Extensions } from '../../../model/model.ts';
import type { TsOperation } from '../../../typescript/ts-model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import { statusTitle } from '../operation/responses.ts';
import type { PageDraft, Site } from '../page.ts';
import { extendedPages, familyLink, operationLink } from '../page-links.ts';
import { pagePaths } from '../paths.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell } from './table-page.ts';

/**
 * For authors: gaps that the document states, parts without a source, and placeholder names. Other pages show none of
 * this to readers.
 */
export function notShownPage(site: Site): PageDraft | undefined {
  const { operations, extensions } = site.model;
  const placeholders = [...(readExtension(extensions, 'x-stand-ins') ?? [])];
  const marked = (name: 'x-implied' | 'x-observed'): readonly Cell[][] =>
    operations.flatMap((operation) => {
      const parts = partsWith(operation, name);
      return parts.length === 0 ? [] : [[operationLink(operation), parts.join(', ')]];
    });
  return tableDraft(site, {
    path: pagePaths.notShown,
    title: 'Coverage of this document',
    intro:
      'Parts that are known to exist but are not documented, and documented parts that the sources do not show.',
    sections: [
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
        rows: placeholders.map(([name, meaning]) => [markdownCode(name), meaning]),
      },
    ],
  });
}

function gapsOf({ model }: Site): readonly Cell[][] {
  const families = model.families.map((family) => ({
    link: familyLink(family),
    extensions: family.extensions,
  }));
  return [...families, ...extendedPages(model)].flatMap(({ link, extensions }) =>
    (readExtension(extensions, 'x-not-shown') ?? []).map((missing) => [link, missing]),
  );
}

/** The parts of an operation that have an extension: itself, parameters, responses. */
function partsWith(operation: TsOperation, name: 'x-implied' | 'x-observed'): readonly string[] {
  const has = ({ extensions }: { readonly extensions: Extensions }): boolean =>
    readExtension(extensions, name) === true;
  return [
    ...(has(operation) ? ['the operation'] : []),
    ...operation.parameters.filter(has).map((parameter) => markdownCode(parameter.name)),
    ...operation.responses.filter(has).map(({ status }) => statusTitle(status)),
  ];
}
