import type { TsOperation } from '../../../typescript/ts-model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { Transition } from '../../../vocabulary/words.ts';
import type { PageDraft, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../page-texts.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell } from './table-page.ts';

interface Move {
  readonly operation: TsOperation;
  readonly move: Transition;
}

/** Which operation takes a resource from which state to which, drawn and as a table. */
export function statesPage(site: Site): PageDraft | undefined {
  const resources = new Map<string, Move[]>();
  for (const operation of site.model.operations) {
    for (const move of readExtension(operation.extensions, 'x-transitions') ?? []) {
      const others = resources.get(move.resource) ?? [];
      resources.set(move.resource, [...others, { operation, move }]);
    }
  }
  if (resources.size === 0) return undefined;
  return tableDraft(site, {
    path: pagePaths.states,
    title: 'State transitions',
    intro: 'The states of each resource, and the operations that change them.',
    sections: [...resources].map(([resource, moves]) => ({
      title: resource,
      id: anchorOf(resource),
      states: {
        id: anchorOf(resource),
        title: `States of ${resource}`,
        moves: moves.map(({ operation, move }) => ({
          from: plain(move.from),
          to: plain(move.to),
          label: verbOf(operation, move),
        })),
      },
      columns: ['From', 'To', 'Operation', 'When'],
      rows: moves.map(({ operation, move }): Cell[] => [
        plain(move.from),
        plain(move.to),
        { text: operationTitle(operation), path: pagePaths.operation(operation) },
        sentences([
          ...(move.by === undefined ? [] : [`with ${markdownCode(move.by)}`]),
          ...(move.when === undefined ? [] : [move.when]),
          ...(move.note === undefined ? [] : [move.note]),
        ]),
      ]),
    })),
  });
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** What an arrow says: the value that asks for it, else the first word of the operation. */
function verbOf(operation: TsOperation, { by }: Transition): string {
  return by === undefined ? (operationTitle(operation).split(' ')[0] ?? '').toLowerCase() : plain(by);
}
