import { recordPlace } from '../../diagnostics/json.ts';
import type { ContractChange } from '../contract.ts';
import type { DiffReport } from './report.ts';

/**
 * `{ "changes": [...], "bump", "next" }`, indented by two. A change has `code`, `verdict` (with `witness`, `reason` or
 * `keyword`), `message`, `affects` (whom it can affect), `where`, `operations`, both places, `fingerprint`, and `accepted` with the reason.
 */
export function renderDiffJson({ changes, accepted, bump, next }: DiffReport): string {
  const records = changes.map((change) => recordOf(change, accepted.get(change.fingerprint)));
  return `${JSON.stringify({ changes: records, bump, ...(next === undefined ? {} : { next }) }, null, 2)}\n`;
}

function recordOf(change: ContractChange, accepted: string | undefined) {
  const { verdict, before, after, code, message, affects, where, operations, fingerprint } = change;
  const { kind, ...more } = verdict;
  return {
    code,
    verdict: kind,
    ...more,
    message,
    affects,
    where,
    operations,
    ...(before === undefined ? {} : { before: recordPlace(before) }),
    ...(after === undefined ? {} : { after: recordPlace(after) }),
    fingerprint,
    ...(accepted === undefined ? {} : { accepted }),
  };
}
