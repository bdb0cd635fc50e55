import { mediaTypeKey } from '../../runtime/contract/media-type.ts';
import type { WireRequest } from '../../runtime/conformance/case.ts';
import { ownKey, statusKeys } from '../../runtime/contract/keys.ts';
import type { Ledger, Line, OperationLedger } from './ledger.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { takesAnyMember } from '../sample/query-members.ts';
import { constraintKey, constraintsOf } from './constraints.ts';
import type { Constraint, ParameterKey, Plan } from './planning.ts';
import {
  statusesOf,
  stepsOf,
  type CaseResult,
  type Exchange,
  type Stop,
  type Verification,
} from './result.ts';

/** What a run has exercised of each operation that was tried. */
export function buildLedger(
  model: ApiModel,
  { plans, results, stopped }: Verification,
  { seed, strict }: { readonly seed: number; readonly strict: boolean },
): Ledger {
  const sent = results.flatMap(exchangesOf);
  const operations = plans.map((plan) => {
    const { operation } = plan;
    const left = plan.open.includes('valid') ? stopped?.reason : undefined;
    const own = results.filter(({ planned }) => planned.case.operation === operation.id);
    const exchanges = sent.filter(
      (each) => each.operation === operation.id && each.method === operation.method.toUpperCase(),
    );
    const parameterCases = byParameter(own);
    return {
      id: operation.id,
      responses: responseLines(operation, exchanges, left ?? whyNothing(own)),
      bodies: (operation.body?.content ?? []).map(({ type }) => ({
        mediaType: type,
        ...sentLine(
          own.filter(({ planned }) => planned.covers.requestType === type),
          { own, left },
        ),
      })),
      parameters: operation.parameters.map(({ name, in: location }) => ({
        in: location,
        name,
        ...sentLine(
          (parameterCases.get(keyOf({ in: location, name })) ?? []).map(({ result }) => result),
          { own, left },
        ),
      })),
      constraints: constraintLines(model, plan, { own, strict, stopped }),
      checks: checkLines(plan, own, stopped),
    };
  });
  return { title: model.info.title, version: model.info.version, seed, operations };
}

/** The cases whose requests have a parameter, by the parameter. */
function byParameter(
  results: readonly CaseResult[],
): ReadonlyMap<string, readonly { readonly result: CaseResult }[]> {
  const pairs = results.flatMap((result) =>
    result.planned.covers.parameters.map((parameter) => ({ key: keyOf(parameter), result })),
  );
  return Map.groupBy(pairs, ({ key }) => key);
}

function keyOf({ in: location, name }: ParameterKey): string {
  return `${location} ${name}`;
}

/** The requests of a case, each with the operation that it calls. */
function exchangesOf({
  planned,
  exchanges,
}: CaseResult): readonly (Exchange & { readonly operation: string; readonly method: string })[] {
  const { operation, trial } = planned.case;
  return exchanges.map((exchange) => {
    const { method } = exchange.request;
    if (trial.type !== 'lifecycle') return { ...exchange, method, operation };
    const called = stepsOf(trial).find((step) => isStep(step.request, exchange.request));
    return { ...exchange, method, operation: called?.operation ?? operation };
  });
}

/** Whether a request belongs to a step; it may have a name in its path, or the URL of another page. */
function isStep(step: WireRequest, { method, target }: WireRequest): boolean {
  const segments = [step.target, target].map((each) => each.replace(/\?.*$/s, '').split('/').length);
  return step.method === method && segments[0] === segments[1];
}

function responseLines(
  operation: Operation,
  exchanges: readonly Exchange[],
  whyNone: string,
): OperationLedger['responses'] {
  const documented = Object.fromEntries(operation.responses.map(({ status }) => [status, true]));
  const counts = new Map<string, number>();
  for (const { status, mediaType } of exchanges) {
    if (status === undefined) continue;
    const key = ownKey(documented, statusKeys(status));
    const response = operation.responses.find((each) => each.status === key);
    if (response === undefined) continue;
    const types = response.content.map(({ type }) => type);
    const exercised = JSON.stringify([
      response.status,
      mediaType === undefined ? undefined : mediaTypeKey(types, mediaType),
    ]);
    counts.set(exercised, (counts.get(exercised) ?? 0) + 1);
  }
  const statuses = [...new Set(exchanges.flatMap(({ status }) => status ?? []))].toSorted((a, b) => a - b);
  const why =
    statuses.length === 0 ? whyNone : `the server never sent it; it responded with ${statuses.join(', ')}`;
  return operation.responses.flatMap(({ status, content }) => {
    const types = content.length === 0 ? [undefined] : content.map(({ type }) => type);
    return types.map((type) => {
      // An empty body, which text and bytes may be, is received without a media type.
      const times =
        (counts.get(JSON.stringify([status, type])) ?? 0) +
        (type === undefined ? 0 : (counts.get(JSON.stringify([status, undefined])) ?? 0));
      return { status, ...(type === undefined ? {} : { mediaType: type }), ...line(times, why) };
    });
  });
}

/** How often something was part of a request that succeeded as expected. */
function sentLine(
  results: readonly CaseResult[],
  { own, left }: { readonly own: readonly CaseResult[]; readonly left: string | undefined },
): Line {
  const allowed = results.filter(
    ({ planned }) => planned.case.kind !== 'broken' && planned.case.kind !== 'credentials',
  );
  const statuses = statusesOf(allowed);
  const times = statuses.filter((status) => status < 400).length;
  if (allowed.length === 0) return line(times, left ?? 'no valid request with it was found');
  if (statuses.length === 0) return line(times, whyNothing(own));
  return line(times, `requests with it had the response ${[...new Set(statuses)].join(', ')}`);
}

function constraintLines(
  model: ApiModel,
  { operation, open: unfinished }: Plan,
  {
    own,
    strict,
    stopped,
  }: { readonly own: readonly CaseResult[]; readonly strict: boolean; readonly stopped: Stop | undefined },
): OperationLedger['constraints'] {
  const left = unfinished.includes('broken') ? stopped?.reason : undefined;
  const tried = own.flatMap((result) => {
    const { constraint } = result.planned.covers;
    return constraint === undefined ? [] : [{ result, constraint, key: constraintKey(constraint) }];
  });
  const resultsOf = Map.groupBy(tried, ({ key }) => key);
  const constraints = new Map(
    [...constraintsOf(model, operation), ...tried.map(({ constraint }) => constraint)].map((each) => [
      constraintKey(each),
      each,
    ]),
  );
  const lines = [...constraints].map(([key, constraint]) => {
    const { mediaType, ...name } = constraint;
    const results = (resultsOf.get(key) ?? []).map(({ result }) => result);
    return {
      ...name,
      ...(mediaType === undefined ? {} : { mediaType }),
      ...(results.length === 0 && left !== undefined
        ? line(0, left)
        : constraintLine(operation, constraint, results)),
    };
  });
  const why = 'a server may ignore what its document does not describe (--strict)';
  const open =
    strict || takesAnyMember(model, operation)
      ? []
      : [{ in: 'query' as const, pointer: '/*', keyword: 'unknown', ...line(0, why) }];
  return [...lines, ...open];
}

function constraintLine(operation: Operation, constraint: Constraint, results: readonly CaseResult[]): Line {
  const statuses = statusesOf(results);
  // A server that denies access or finds no resource has not checked the rest of the request.
  const early = constraint.in === 'path' ? [401, 403, 429] : [401, 403, 404, 429];
  const times = statuses.filter((status) => !early.includes(status)).length;
  if (results.length === 0) return line(0, whyUnbroken(operation, constraint));
  if (statuses.length === 0) return line(0, whyNothing(results));
  return line(
    times,
    `the server responded with ${[...new Set(statuses)].join(', ')} before it came to the value`,
  );
}

function whyUnbroken(operation: Operation, { in: part, mediaType, keyword }: Constraint): string {
  const kind = operation.body?.content.find(({ type }) => type === mediaType)?.kind;
  if ((part !== 'body' || kind !== 'json') && keyword === 'type') return 'every text may be sent for it';
  if (keyword === 'not' || keyword === 'contains') return 'such rules are not broken on purpose';
  if (part === 'path' && keyword === 'required') return 'without it, the path would be another one';
  return 'no request was found that breaks it and nothing else';
}

function checkLines(
  { cases, missing, open }: Plan,
  own: readonly CaseResult[],
  stopped: Stop | undefined,
): OperationLedger['checks'] {
  const kinds = [...new Set(cases.map((planned) => planned.case.kind))];
  const planned = kinds.map((kind) => {
    const results = own.filter((result) => result.planned.case.kind === kind);
    const times = results.filter(({ ending }) => ending === 'passed' || ending === 'failed').length;
    return { kind, ...line(times, whyNothing(results)) };
  });
  const left = open.filter((kind) => !kinds.includes(kind));
  return [
    ...planned,
    ...left.map((kind) => ({ kind, ...line(0, stopped?.reason ?? 'it was not tried') })),
    ...missing.map(({ kind, why, applies }) => ({
      kind,
      ...line(0, why),
      ...(applies ? {} : { applies: false as const }),
    })),
  ];
}

/** Why no case was completed. */
function whyNothing(results: readonly CaseResult[]): string {
  return results.map(({ why }) => why).find((why) => why !== undefined) ?? 'there was no response';
}

function line(times: number, why: string): Line {
  return times > 0 ? { times } : { times, why };
}
