import { recordPlace } from '../../diagnostics/json.ts';
import { visibleJson } from '../../diagnostics/visible.ts';
import type { Changelog } from '../changelog.ts';
import type { ContractChange } from '../contract.ts';
import type { DiffReport } from './report.ts';

/**
 * `{ "changes": [...], "bump", "next" }`, indented by two. A change has `code`, `verdict` (with `witness`, `reason` or
 * `keyword`), `message`, `affects` (whom it can affect), `where`, `operations`, both places, `fingerprint`, and `accepted` with the reason.
 */
export function renderDiffJson({ changes, accepted, bump, next }: DiffReport): string {
  const records = changes.map((change) => {
    const { before, after, fingerprint } = change;
    return {
      ...recordOf(change),
      before: before && recordPlace(before),
      after: after && recordPlace(after),
      fingerprint,
      accepted: accepted.get(fingerprint),
    };
  });
  return print({ changes: records, bump, next });
}

/**
 * `{ "from", "to", "bump", "next", "changes": [...] }`, indented by two. A change has its `kind` (`added`, `changed`,
 * `deprecated`, `removed` or `documentation`) and all its members of a diff except the places, which depend on the
 * machine.
 */
export function renderChangelogJson({ changes, ...versions }: Changelog): string {
  const records = changes.map((change) => ({
    kind: change.kind,
    ...recordOf(change),
    fingerprint: change.fingerprint,
  }));
  return print({ ...versions, changes: records });
}

function recordOf({ code, verdict, message, affects, where, operations }: ContractChange) {
  const { kind, ...more } = verdict;
  return { code, verdict: kind, ...more, message, affects, where, operations };
}

function print(value: object): string {
  return `${visibleJson(value, 2)}\n`;
}
