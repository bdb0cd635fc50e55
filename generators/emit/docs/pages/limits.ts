import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { PageDraft, Site } from '../page.ts';
import { pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../page-texts.ts';
import { tableDraft, type Section } from './table-page.ts';

/** Limits that the operations state, and how their lists are paged. */
export function limitsPage(site: Site): PageDraft | undefined {
  const { operations } = site.model;
  const link = (operation: (typeof operations)[number]) => ({
    text: operationTitle(operation),
    path: pagePaths.operation(operation),
  });
  const limits = operations.flatMap((operation) =>
    (readExtension(operation.extensions, 'x-limits') ?? []).map(
      ({ name, value, unit, per, deployment, note }) => [
        link(operation),
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
      : [[link(operation), pagination.modes.join(', '), pagination.note ?? '']];
  });
  const sections: Section[] = [];
  if (limits.length > 0)
    sections.push({
      title: 'Limits of operations',
      id: 'operations',
      columns: ['Operation', 'Limit', 'Value', 'Notes'],
      rows: limits,
    });
  if (lists.length > 0)
    sections.push({
      title: 'Pagination',
      id: 'lists',
      columns: ['Operation', 'Modes', 'Notes'],
      rows: lists,
    });
  if (sections.length === 0) return undefined;
  return tableDraft(site, {
    path: pagePaths.limits,
    title: 'Limits and pagination',
    intro: 'Rate limits and maximum sizes, and how lists are paginated.',
    sections,
  });
}
