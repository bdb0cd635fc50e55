import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Operation } from '../../model/model.ts';
import { errorsIn } from '../../sample/errors.ts';
import { movedToQuery } from '../../sample/query-members.ts';
import { locationsOf, withParameters, type RequestValues } from '../../sample/request.ts';
import { isObject } from '../../json/member.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { validStatuses } from '../statuses.ts';
import { wireRequest } from '../wire.ts';
import { caseOf, requestCase } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues, validValues, withGivenMembers } from './valid-values.ts';

/**
 * Requests that the document allows: the required parts only, all parts with each media type, each example of the body,
 * its required members, and each optional parameter alone, as servers often refuse combinations.
 */
export function* validCases(planning: Planning, operation: Operation): Planned {
  const seen = new Set<string>();
  for (const each of validWays(planning, operation)) {
    const planned = validCase(planning, operation, each);
    const key = jsonText(planned?.case.trial);
    if (planned === undefined || seen.has(key)) continue;
    seen.add(key);
    yield planned;
  }
  yield* otherSpellings(planning, operation);
  return noRequest;
}

/** A JSON body whose media type is spelled as by some clients (RFC 9110, section 8.3.1; RFC 8259, section 11). */
function* otherSpellings(planning: Planning, operation: Operation): Generator<PlannedCase> {
  const mediaType = operation.body?.content.find(({ kind, type }) => kind === 'json' && !/[*;]/.test(type));
  if (mediaType === undefined) return;
  const values = validValues(planning, operation, { seed: planning.settings.seed, shallow: 0, mediaType });
  const planned = validCase(planning, operation, { about: 'media type with charset', values });
  if (values?.body === undefined || planned?.case.trial.type !== 'single') return;
  const { trial } = planned.case;
  const { type } = mediaType;
  // 415 would be wrong, even if it is documented.
  const statuses = trial.expected.statuses.filter((status) => status !== '415');
  const expected = { ...trial.expected, statuses };
  const spellings = [
    ['media type with charset', `${type}; charset=utf-8`],
    ...(planning.settings.strict ? [['media type in capitals', type.toUpperCase()]] : []),
  ] as const;
  for (const [about, spelling] of spellings) {
    const request = { ...trial.request, headers: { ...trial.request.headers, 'content-type': spelling } };
    yield caseOf(operation, { kind: 'valid', about, trial: { ...trial, request, expected }, values });
  }
}

interface ValidWay {
  readonly about: string;
  readonly values: RequestValues | undefined;
}

function* validWays(planning: Planning, operation: Operation): Generator<ValidWay> {
  const { seed } = planning.settings;
  const least = leastValues(planning, operation);
  yield { about: 'least', values: least };
  const types = operation.body?.content ?? [undefined];
  const full: RequestValues[] = [];
  for (const mediaType of types) {
    const options = { seed, ...(mediaType === undefined ? {} : { mediaType }) };
    const values = validValues(planning, operation, options);
    if (values !== undefined) full.push(values);
    yield {
      about: mediaType === undefined || types.length === 1 ? 'all' : `all as ${mediaType.type}`,
      values,
    };
  }
  for (const values of full) yield* withExamples(planning, operation, values);
  if (full[0] !== undefined)
    yield { about: 'required members', values: withRequiredMembers(planning, operation, full[0]) };
  yield { about: 'varied', values: validValues(planning, operation, { seed, examples: false }) };
  yield* inQuery(planning, operation, full);
  yield* alone(operation, least, full[0]);
}

function validCase(planning: Planning, operation: Operation, each: ValidWay): PlannedCase | undefined {
  const statuses = validStatuses(operation, planning.settings);
  const expected = { statuses, given: 'a request that is allowed' };
  return requestCase(planning, operation, { kind: 'valid', ...each, expected });
}

/** A request for each example of its body. */
function withExamples(planning: Planning, operation: Operation, values: RequestValues): readonly ValidWay[] {
  const { body } = values;
  if (body === undefined) return [];
  const { mediaType } = body;
  const type = (operation.body?.content.length ?? 0) > 1 ? ` as ${mediaType.type}` : '';
  return planning.sampler.bodyExamples(operation, mediaType).map(({ name, value }) => ({
    about: `example ${name}${type}`,
    values: { ...values, body: { mediaType, value: withGivenMembers(planning, operation, value) } },
  }));
}

/** The request with only the members of its body that are required: servers may not know other members of examples. */
function withRequiredMembers(
  planning: Planning,
  operation: Operation,
  values: RequestValues,
): RequestValues | undefined {
  const { body } = values;
  if (body === undefined || !isObject(body.value)) return undefined;
  const validate = planning.sampler.validators.body(operation, body.mediaType);
  let least = body.value;
  for (const name of Object.keys(body.value)) {
    const { [name]: _, ...others } = least;
    if (errorsIn(validate, others).length === 0) least = others;
  }
  return { ...values, body: { ...body, value: withGivenMembers(planning, operation, least) } };
}

/** Requests with the members of the body in the query, if the document allows that and the URL is not too long. */
function inQuery(
  planning: Planning,
  operation: Operation,
  full: readonly RequestValues[],
): readonly ValidWay[] {
  return full
    .flatMap((values) => movedToQuery(planning.model, operation, values) ?? [])
    .filter((values) => (wireRequest(planning, operation, values)?.target.length ?? 0) <= LONGEST_TARGET)
    .map((values) => ({ about: 'body in the query', values }));
}

/** Maximum length of path and query that common servers accept. */
const LONGEST_TARGET = 6_000;

/** Requests with the required parts and one optional parameter. */
function alone(
  operation: Operation,
  least: RequestValues | undefined,
  full: RequestValues | undefined,
): readonly ValidWay[] {
  if (least === undefined || full === undefined) return [];
  return locationsOf(operation).flatMap((location) =>
    Object.entries(full.parameters[location])
      .filter(([name]) => !Object.hasOwn(least.parameters[location], name))
      .map(([name, value]) => ({
        about: `${location}/${name}`,
        values: withParameters(least, location, { ...least.parameters[location], [name]: value }),
      })),
  );
}
