import { isObject } from '../../../source/member.ts';
import { texts } from '../badges.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../text.ts';
import { tablePage, type Section } from './table-page.ts';

/** Limits that the operations state, and how their lists are paged. */
export function limitsPage(site: Site): Page | undefined {
  const { operations } = site.model;
  const link = (operation: (typeof operations)[number]) => ({
    text: operationTitle(operation),
    path: pagePaths.operation(operation),
  });
  const limits = operations.flatMap((operation) =>
    [operation.extensions['x-limits'] ?? []]
      .flat()
      .flatMap((limit) =>
        isObject(limit)
          ? [
              [
                link(operation),
                String(limit['name'] ?? ''),
                [
                  String(limit['value'] ?? ''),
                  ...texts(limit['unit']),
                  ...texts(limit['per']).map((per) => `per ${per}`),
                ].join(' '),
                sentences([
                  ...texts(limit['deployment']).map((kind) => `${kind} only`),
                  ...texts(limit['note']),
                ]),
              ],
            ]
          : [],
      ),
  );
  const lists = operations.flatMap((operation) => {
    const pages = operation.extensions['x-pagination'];
    return isObject(pages)
      ? [[link(operation), texts(pages['modes']).join(', '), texts(pages['note']).join(' ')]]
      : [];
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
      title: 'Lists and their pages',
      id: 'lists',
      columns: ['Operation', 'Paged by', 'Notes'],
      rows: lists,
    });
  if (sections.length === 0) return undefined;
  return tablePage(site, {
    path: pagePaths.limits,
    title: 'Limits',
    intro: 'Limits that a schema cannot say, and how lists are paged.',
    sections,
  });
}
