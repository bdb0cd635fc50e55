import type { TsOperation } from '../../../typescript/ts-model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { Transition } from '../../../vocabulary/words.ts';
import type { PageDraft, Site } from '../page.ts';
import { operationLink } from '../page-links.ts';
import { operationTitle, sentences } from '../page-texts.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tableDraft, type Cell } from './table-page.ts';

/** The states of resources and the operations that change them, as diagrams and tables. */
export function statesPage(site: Site): PageDraft | undefined {
  const all = site.model.operations.flatMap((operation) =>
    (readExtension(operation.extensions, 'x-transitions') ?? []).map((move) => ({ operation, move })),
  );
  const resources = Map.groupBy(all, ({ move }) => move.resource);
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
        operationLink(operation),
        sentences([
          move.by === undefined ? '' : `with ${markdownCode(move.by)}`,
          move.when ?? '',
          move.note ?? '',
        ]),
      ]),
    })),
  });
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The label of an arrow: the value that requests the transition, otherwise the first word of the operation. */
function verbOf(operation: TsOperation, { by }: Transition): string {
  return by === undefined ? (operationTitle(operation).split(' ')[0] ?? '').toLowerCase() : plain(by);
}
