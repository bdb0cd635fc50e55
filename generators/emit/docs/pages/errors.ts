import type { TsOperation } from '../../../typescript/ts-model.ts';
import { errorResponses } from '../error-responses.ts';
import type { PageDraft, Site } from '../page.ts';
import { statusTitle } from '../operation/responses.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle } from '../page-texts.ts';
import { tableDraft, type Cell } from './table-page.ts';

/** Most operations that a row lists by name; beyond, their families stand for them. */
const MOST_NAMED = 8;

/** Every status of failure, when it happens, and which operations respond with it. */
export function errorsPage(site: Site): PageDraft | undefined {
  const statuses = errorResponses(site.model);
  if (statuses.length === 0) return undefined;
  return tableDraft(site, {
    path: pagePaths.errors,
    title: 'Errors',
    intro: 'Every error status, when it happens, and the operations that respond with it.',
    sections: statuses.map(([status, reasons]) => ({
      title: statusTitle(status),
      id: anchorOf(status),
      more: { text: `All operations with ${statusTitle(status)}`, path: pagePaths.status(status) },
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
  if (operations.length <= MOST_NAMED) {
    return operations.map((operation) => ({
      text: operationTitle(operation),
      path: `${pagePaths.operation(operation)}#${anchorOf(status)}`,
    }));
  }
  const tags = new Set(operations.map(({ family }) => family));
  return [
    `${operations.length} operations`,
    ...site.model.families
      .filter(({ tag }) => tags.has(tag))
      .map((family) => ({ text: family.tag, path: pagePaths.family(family) })),
  ];
}
