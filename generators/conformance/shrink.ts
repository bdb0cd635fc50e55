import type { RunContext } from '../../runtime/conformance/outcome.ts';
import { runCase } from '../../runtime/conformance/run-case.ts';
import { OutOfBudget } from '../../runtime/conformance/target.ts';
import type { Case } from '../../runtime/conformance/case.ts';
import { without } from '../check/mutations/object.ts';
import { wireErrorsIn, type ValueError } from '../sample/errors.ts';
import { locationsOf, withParameters, type RequestValues } from '../sample/request.ts';
import { formPart, parameterPart } from '../sample/wire-part.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { parameterLocations } from '../source/document/structure.ts';
import { failureKey } from './failures.ts';
import type { Planning, Source } from './planning.ts';
import type { CaseResult } from './result.ts';
import { wireRequest } from './wire.ts';

/** Maximum number of requests that are sent to reduce one failing request. */
const MOST_TRIES = 40;

export interface Shrinking extends RunContext {
  readonly planning: Planning;
  /** Whether the run must end. */
  readonly isOver: () => boolean;
}

/** Reduces the request of one case of each failure, as long as it fails in the same way. */
export async function shrinkFailures(
  failed: readonly CaseResult[],
  given: Shrinking,
): Promise<readonly CaseResult[]> {
  const seen = new Set<string>();
  const shrunk: CaseResult[] = [];
  for (const result of failed) {
    const key = failureKey(result);
    if (seen.has(key)) continue;
    seen.add(key);
    try {
      shrunk.push(await shrinkFailure(result, given));
    } catch (error) {
      if (error instanceof OutOfBudget) break;
      throw error;
    }
  }
  return shrunk;
}

async function shrinkFailure(result: CaseResult, given: Shrinking): Promise<CaseResult> {
  const { source, case: each } = result.planned;
  if (source === undefined || each.trial.type !== 'single') return result;
  const { planning } = given;
  let { values } = source;
  let smallest = result.smallest;
  let tries = 0;
  const shape = errorShape(planning, source, values);
  for (let open = smallerRequests(values); tries < MOST_TRIES && !given.isOver();) {
    const { value: smaller, done } = open.next();
    if (done === true) break;
    if (errorShape(planning, source, smaller) !== shape) continue;
    const request = wireRequest(planning, source.operation, smaller);
    if (request === undefined) continue;
    tries += 1;
    const headers = { ...each.trial.request.headers, ...request.headers };
    if (request.body === undefined) delete headers['content-type'];
    // Cases of credentials differ from others only in the places of theirs.
    const sent = { ...request, headers, credentials: each.trial.request.credentials };
    const trial: Case = { ...each, trial: { ...each.trial, request: sent } };
    const { failed } = await runCase(trial, given);
    if (failed[0] === undefined || failureKey({ ...result, failed }) !== failureKey(result)) continue;
    values = smaller;
    smallest = sent;
    open = smallerRequests(values);
  }
  return { ...result, smallest };
}

/** The request without one of its parts, the largest parts first. */
function* smallerRequests(values: RequestValues): Generator<RequestValues, undefined> {
  const { parameters, body } = values;
  if (body !== undefined) yield { ...values, body: undefined };
  for (const location of parameterLocations)
    for (const name of Object.keys(parameters[location]))
      yield withParameters(values, location, without(parameters[location], name));
  if (body !== undefined)
    for (const value of smallerValues(body.value)) yield { ...values, body: { ...body, value } };
}

/** The value without one of its parts, for every level. */
function* smallerValues(value: Json): Generator<Json> {
  if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(0, 1);
    for (const index of value.keys()) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries())
      for (const each of smallerValues(item)) yield value.with(index, each);
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) yield without(value, name);
    for (const [name, member] of Object.entries(value))
      for (const each of smallerValues(member)) yield { ...value, [name]: each };
  }
}

/** The errors of a request by the document as a text: a smaller request must have the same. */
function errorShape(
  { model, sampler }: Planning,
  { operation }: Source,
  { parameters, body }: RequestValues,
): string {
  const found: string[] = [];
  const add = (part: string, errors: readonly ValueError[]): void => {
    for (const { pointer, keyword } of errors) found.push(`${part}${pointer} ${keyword}`);
  };
  for (const location of locationsOf(operation)) {
    const wire = parameterPart(model, operation, location);
    add(
      location,
      wireErrorsIn(wire, sampler.validators.parameters(operation, location), parameters[location]),
    );
    if (!wire.isSent(parameters[location])) found.push(`${location} is not sent`);
  }
  if (body !== undefined) {
    const validate = sampler.validators.body(operation, body.mediaType);
    add('body', wireErrorsIn(formPart(model, body.mediaType), validate, body.value));
  } else if (operation.body?.required === true) add('body', [{ pointer: '', keyword: 'required' }]);
  return found.toSorted().join('\n');
}
