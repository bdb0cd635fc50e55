import { printCurl } from '../../../runtime/conformance/curl.ts';
import type { Addresses } from '../../../runtime/conformance/servers.ts';
import { visible } from '../../diagnostics/visible.ts';
import { failuresOf, type Failure } from '../failures.ts';
import { requestOf } from '../../../runtime/conformance/request-of.ts';
import type { Verification } from '../result.ts';
import { summarise } from '../summary.ts';

/** Maximum number of failed checks that are listed for one case. */
const LISTED = 5;
/** Maximum number of operations without a success that are listed. */
const OPERATIONS_LISTED = 20;

/** The results of a run as text: each failure once, with a curl command that reproduces it, and the counts. */
export function renderText(
  { results, plans, requests, milliseconds }: Verification,
  addresses: Addresses,
): string {
  const failures = failuresOf(results);
  const { passed, failed, idle, skipped, exercised, unexercised, untried } = summarise({ plans, results });
  const counts = [
    `${results.length} cases: ${passed} passed, ${failed} failed`,
    ...(idle === 0 ? [] : [`${idle} showed nothing`]),
    ...(skipped === 0 ? [] : [`${skipped} not tried`]),
  ].join(', ');
  return [
    ...failures.map((failure) => `${renderFailure(failure, addresses)}\n`),
    counts,
    `${exercised} of ${plans.length} operations responded with success; ${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`,
    ...listed(
      'Without success',
      unexercised.filter((id) => !untried.some(({ operation }) => operation === id)),
    ),
    ...[...Map.groupBy(untried, ({ why }) => why)].flatMap(([why, left]) =>
      listed(
        why === undefined ? 'Not tried' : `Not tried, because ${visible(why)}`,
        left.map(({ operation }) => operation),
      ),
    ),
  ].join('\n');
}

function listed(what: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const names = ids.slice(0, OPERATIONS_LISTED).map(visible).join(', ');
  const more = ids.length > OPERATIONS_LISTED ? ` and ${ids.length - OPERATIONS_LISTED} more` : '';
  return [`${what}: ${names}${more}`];
}

function renderFailure({ shown, others }: Failure, addresses: Addresses): string {
  const { planned, failed, smallest } = shown;
  const { case: each } = planned;
  const request = smallest ?? requestOf(each);
  const more = failed.length > LISTED ? [`  and ${failed.length - LISTED} more`] : [];
  return [
    `failed ${visible(each.id)}`,
    ...failed.slice(0, LISTED).map(({ check, message }) => `  ${check}: ${visible(describe(each, message))}`),
    ...more,
    `  ${visible(printCurl(addresses, request))}`,
    ...(others.length === 0
      ? []
      : [
          `  So ${others.length === 1 ? 'does 1 other case' : `do ${others.length} other cases`} of ${visible(each.operation)}.`,
        ]),
  ].join('\n');
}

function describe({ trial }: Failure['shown']['planned']['case'], message: string): string {
  return trial.type === 'single' ? `${trial.expected.given}: ${message}` : message;
}
