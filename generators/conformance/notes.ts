import { addressOf, type Addresses } from '../../runtime/conformance/servers.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel } from '../model/model.ts';
import { defaultUrl, operationsElsewhere } from '../model/servers.ts';
import { statusesOf, type CaseResult, type Verification } from './result.ts';

/** Findings that explain why a run exercised less than it could. */
export function notesOn(
  { plans, results, stopped }: Verification,
  {
    model,
    addresses,
    hasToken,
  }: { readonly model: ApiModel; readonly addresses: Addresses; readonly hasToken: boolean },
): readonly Finding[] {
  const tried = new Set(plans.map(({ operation }) => operation));
  const elsewhere = operationsElsewhere(model).filter(({ operation }) => tried.has(operation));
  const valid = results.filter(({ planned }) => planned.case.kind === 'valid');
  const statuses = statusesOf(valid);
  const left = plans.filter(
    ({ operation, open }) =>
      open.length > 0 ||
      results.some(({ planned, why }) => planned.case.operation === operation.id && why === stopped?.reason),
  ).length;
  return [
    ...serverFindings(elsewhere, addresses),
    ...(stopped === undefined
      ? []
      : [finding('conformance/stopped', { left, of: plans.length, reason: stopped.reason })]),
    ...(statuses.length > 0 && statuses.every((status) => status === 401)
      ? [
          finding(hasToken ? 'conformance/token-rejected' : 'conformance/token-missing', {
            count: statuses.length,
          }),
        ]
      : []),
    ...(statuses.length > 1 && statuses.every((status) => status === 404)
      ? [finding('conformance/paths-not-found', { url: addresses.baseUrl })]
      : []),
    ...valueFindings(valid),
    ...plans.flatMap(({ operation }) => {
      const own = valid.filter(({ planned }) => planned.case.operation === operation.id);
      const received = statusesOf(own);
      const [status] = received;
      const areRejected =
        received.every((each) => each === 400 || each === 422) &&
        own.every(({ ending }) => ending === 'passed');
      if (status === undefined || !areRejected) return [];
      const particulars = { operation: operation.id, status, count: received.length };
      return [finding('conformance/valid-request-rejected', particulars)];
    }),
  ];
}

/** Reports operations whose body needs a member of the wrong type, so that only one alternative of `oneOf` accepts it. */
function valueFindings(valid: readonly CaseResult[]): readonly Finding[] {
  const operations = valid.flatMap(({ planned: { source } }) =>
    source?.values.body?.isApart === true ? [source.operation] : [],
  );
  return [...new Set(operations)].map(({ id, at }) =>
    finding('conformance/overlapping-alternatives', { operation: id }, at),
  );
}

/** Reports operations with a server of their own whose requests were sent to another server, or not at all. */
function serverFindings(
  elsewhere: ReturnType<typeof operationsElsewhere>,
  addresses: Addresses,
): readonly Finding[] {
  const isLeftOut = addresses.servers !== undefined;
  const concerned = elsewhere.filter(
    ({ server }) => !isLeftOut || addressOf(addresses, defaultUrl(server)) === undefined,
  );
  const [first] = concerned;
  if (first === undefined) return [];
  const given = { count: concerned.length, operation: first.operation.id, server: first.server.url };
  const { baseUrl: url } = addresses;
  return isLeftOut
    ? [finding('conformance/unmapped-server', given, first.operation.at)]
    : [finding('conformance/operation-servers-ignored', { ...given, url }, first.operation.at)];
}
