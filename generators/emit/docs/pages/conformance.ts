import { gapLines, ledgerColumns, sharesOf, type Ledger } from '../../../conformance/ledger.ts';
import type { PageDraft, Site } from '../page.ts';
import { operationLink } from '../page-links.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { tableDraft } from './table-page.ts';

/** What a run of the conformance cases covers of each operation, and the reasons for the rest. */
export function conformancePage(site: Site, ledger: Ledger | undefined): PageDraft | undefined {
  if (ledger === undefined) return undefined;
  const ledgers = new Map(ledger.operations.map((each) => [each.id, each]));
  const sections = site.model.families.map((family) => {
    const rows = family.operations.flatMap((operation) => {
      const own = ledgers.get(operation.id);
      return own === undefined ? [] : [[operationLink(operation), ...sharesOf(own), gapLines(own)]];
    });
    const columns = ['Operation', ...ledgerColumns, 'Not covered'];
    return { title: family.tag, id: anchorOf('family', family.tag), columns, rows };
  });
  return tableDraft(site, {
    path: pagePaths.conformance,
    title: 'Test coverage',
    intro: `What a run of \`forgespec verify\` with seed ${ledger.seed} covers: the share of documented responses, bodies and parameters that succeeded, of constraints that were violated and refused, and of kinds of checks, with the reason for each that is missing.`,
    sections,
  });
}
