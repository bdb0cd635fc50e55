import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { PageDraft, Site } from '../page.ts';
import { operationLink } from '../page-links.ts';
import { sentences } from '../page-texts.ts';
import { pagePaths } from '../paths.ts';
import { tableDraft } from './table-page.ts';

/** The limits of operations, and the pagination of lists. */
export function limitsPage(site: Site): PageDraft | undefined {
  const { operations } = site.model;
  const limits = operations.flatMap((operation) =>
    (readExtension(operation.extensions, 'x-limits') ?? []).map(
      ({ name, value, unit, per, deployment, note }) => [
        operationLink(operation),
        name,
        [value, unit, per && `per ${per}`].filter((part) => part !== undefined).join(' '),
        sentences([deployment && `${deployment} only`, note].filter((part) => part !== undefined)),
      ],
    ),
  );
  const lists = operations.flatMap((operation) => {
    const { pagination } = operation;
    return pagination === undefined
      ? []
      : [[operationLink(operation), pagination.modes.join(', '), pagination.note ?? '']];
  });
  return tableDraft(site, {
    path: pagePaths.limits,
    title: 'Limits and pagination',
    intro: 'Rate limits and maximum sizes, and how lists are paginated.',
    sections: [
      {
        title: 'Limits of operations',
        id: 'operations',
        columns: ['Operation', 'Limit', 'Value', 'Notes'],
        rows: limits,
      },
      { title: 'Pagination', id: 'lists', columns: ['Operation', 'Modes', 'Notes'], rows: lists },
    ],
  });
}
