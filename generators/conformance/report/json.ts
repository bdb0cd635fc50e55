import type { Addresses } from '../../../runtime/conformance/servers.ts';
import { printCurl } from '../../../runtime/conformance/curl.ts';
import { requestOf } from '../../../runtime/conformance/request-of.ts';
import { visibleJson } from '../../diagnostics/visible.ts';
import type { CaseResult, Verification } from '../result.ts';
import { summarise } from '../summary.ts';

/** The results of a run as JSON: the counts, and each case by its id. Failures include a curl command. */
export function renderJson(verification: Verification, addresses: Addresses): string {
  const { results, requests, stopped } = verification;
  const report = {
    ...summarise(verification),
    operations: verification.plans.length,
    requests,
    stopped: stopped?.reason ?? null,
    cases: results.map((result) => caseReport(result, addresses)),
  };
  return visibleJson(report, 2);
}

function caseReport({ planned, ending, failed, why, smallest }: CaseResult, addresses: Addresses): object {
  const { id, operation, kind } = planned.case;
  const wrong =
    ending === 'failed'
      ? { faults: failed, curl: printCurl(addresses, smallest ?? requestOf(planned.case)) }
      : {};
  return { id, operation, kind, ending, ...(why === undefined ? {} : { why }), ...wrong };
}
