import type { TsOperation } from '../../../typescript/ts-model.ts';
import { errorResponses } from '../error-responses.ts';
import type { PageDraft, Site } from '../page.ts';
import { statusTitle } from '../operation/responses.ts';
import { familyLink, operationLink } from '../page-links.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { tableDraft, type Cell } from './table-page.ts';

/** Maximum number of operations that a row lists; if there are more, it lists their families. */
const MOST_NAMED = 8;

/** Every error status, its reasons, and the operations that respond with it. */
export function errorsPage(site: Site): PageDraft | undefined {
  return tableDraft(site, {
    path: pagePaths.errors,
    title: 'Errors',
    intro: 'Every error status, when it happens, and the operations that respond with it.',
    sections: errorResponses(site.model).map(([status, reasons]) => ({
      title: statusTitle(status),
      id: anchorOf(status),
      more: { title: `All operations with ${statusTitle(status)}`, path: pagePaths.status(status) },
      columns: ['When', 'Operations'],
      rows: [...reasons].map(([description, failures]) => [
        description,
        usersOf(
          site,
          failures.map(({ operation }) => operation),
          status,
        ),
      ]),
    })),
  });
}

function usersOf(site: Site, operations: readonly TsOperation[], status: string): Cell {
  if (operations.length <= MOST_NAMED)
    return operations.map((operation) => operationLink(operation, anchorOf(status)));
  const tags = new Set(operations.map(({ family }) => family));
  return [
    `${operations.length} operations`,
    ...site.model.families.filter(({ tag }) => tags.has(tag)).map(familyLink),
  ];
}
