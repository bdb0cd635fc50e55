import { isObject } from '../../../source/member.ts';
import type { Operation } from '../../../model/model.ts';
import type { JsonObject } from '../../../source/document.ts';
import { texts } from '../badges.ts';
import { drawStates } from '../diagram/draw.ts';
import type { Page, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../text.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tablePage, type Cell } from './table-page.ts';

interface Move {
  readonly operation: Operation;
  readonly move: JsonObject;
}

/** Which operation takes a resource from which state to which, drawn and as a table. */
export function statesPage(site: Site): Page | undefined {
  const resources = new Map<string, Move[]>();
  for (const operation of site.model.operations) {
    for (const move of [operation.extensions['x-transitions'] ?? []].flat()) {
      if (!isObject(move)) continue;
      const name = String(move['resource'] ?? '');
      resources.set(name, [...(resources.get(name) ?? []), { operation, move }]);
    }
  }
  if (resources.size === 0) return undefined;
  return tablePage(site, {
    path: pagePaths.states,
    title: 'States',
    intro: 'Which operation takes a resource from which state to which.',
    sections: [...resources].map(([resource, moves]) => ({
      title: resource,
      id: anchorOf(resource),
      figure: drawStates({
        id: anchorOf(resource),
        title: `States of ${resource}`,
        moves: moves.map(({ operation, move }) => ({
          from: state(move, 'from'),
          to: state(move, 'to'),
          label: verbOf(operation, move),
        })),
      }),
      columns: ['From', 'To', 'Operation', 'When'],
      rows: moves.map(({ operation, move }): Cell[] => [
        state(move, 'from'),
        state(move, 'to'),
        { text: operationTitle(operation), path: pagePaths.operation(operation) },
        sentences([
          ...texts(move['by']).map((by) => `with ${markdownCode(by)}`),
          ...texts(move['when']),
          ...texts(move['note']),
        ]),
      ]),
    })),
  });
}

function state(move: JsonObject, end: 'from' | 'to'): string {
  return String(move[end] ?? 'any').replaceAll('`', '');
}

/** What an arrow says: the value that asks for it, else the first word of the operation. */
function verbOf(operation: Operation, move: JsonObject): string {
  return (
    texts(move['by'])[0]?.replaceAll('`', '') ?? (operationTitle(operation).split(' ')[0] ?? '').toLowerCase()
  );
}
