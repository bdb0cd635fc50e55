import type { TsOperation } from '../../../typescript/ts-model.ts';
import type { Draft, Site } from '../page.ts';
import { isFailure, statusTitle } from '../operation/responses.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle } from '../text.ts';
import { tableDraft, type Cell } from './table-page.ts';

/** Most operations that a row lists by name; beyond, their families stand for them. */
const MOST_NAMED = 8;

/** Every status of failure, when it happens, and which operations respond with it. */
export function errorsPage(site: Site): Draft | undefined {
  const statuses = new Map<string, Map<string, TsOperation[]>>();
  for (const operation of site.model.operations) {
    for (const response of operation.responses.filter(isFailure)) {
      const reasons = statuses.get(response.status) ?? new Map<string, TsOperation[]>();
      statuses.set(response.status, reasons);
      reasons.set(response.description, [...(reasons.get(response.description) ?? []), operation]);
    }
  }
  if (statuses.size === 0) return undefined;
  const ordered = [...statuses].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return tableDraft(site, {
    path: pagePaths.errors,
    title: 'Errors',
    intro: 'Every error status, when it happens, and the operations that respond with it.',
    sections: ordered.map(([status, reasons]) => ({
      title: statusTitle(status),
      id: anchorOf(status),
      columns: ['When', 'Operations'],
      rows: [...reasons].map(([description, operations]) => [description, usersOf(site, operations, status)]),
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
