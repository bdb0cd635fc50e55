import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { MediaType, Operation } from '../../model/model.ts';
import { boundValues } from '../../sample/bounds.ts';
import { otherErrorsIn, sentErrorsIn } from '../../sample/errors.ts';
import { locationsOf, withParameters, type RequestValues } from '../../sample/request.ts';
import { formPart, parameterPart, type WirePart } from '../../sample/wire-part.ts';
import type { LiveValidator } from '../../check/live.ts';
import type { Json } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { validStatuses } from '../statuses.ts';
import type { Planned } from './planned.ts';
import { requestCase } from './case-of.ts';
import { leastValues, validValues } from './valid-values.ts';

/** Maximum length of a text in a URL or header, as servers limit both. */
const LONGEST_PARAMETER = 255;
/** Characters by which a URL may grow: responses may repeat it in links, whose length clients limit. */
const MOST_GROWTH = 1_500;
const LONGEST_MEMBER = 20_000;

/** Valid requests with values at the bounds of the document. */
export function* boundCases(planning: Planning, operation: Operation): Planned {
  yield* boundParameters(planning, operation);
  for (const mediaType of operation.body?.content ?? []) yield* boundBodies(planning, operation, mediaType);
  return 'no part of the request has bounds';
}

/** Without the path, whose resource must exist. */
function* boundParameters(planning: Planning, operation: Operation): Generator<PlannedCase> {
  const { model, sampler, settings } = planning;
  const least = leastValues(planning, operation);
  if (least === undefined) return;
  for (const location of locationsOf(operation)) {
    if (location === 'path') continue;
    const sample = sampler.parameters(operation, location, { seed: settings.seed, examples: false });
    if (sample === undefined) continue;
    const wire = parameterPart(model, operation, location);
    const validate = sampler.validators.parameters(operation, location);
    const most = lengthOf(sample.value) + MOST_GROWTH;
    const isValid = (value: Json): boolean =>
      lengthOf(value) <= most && isValidInAnyWay(wire, validate, value);
    yield* boundRequests(planning, operation, {
      about: location,
      all: boundValues(sample, { isValid, longest: LONGEST_PARAMETER }),
      requestWith: (value) => (isObject(value) ? withParameters(least, location, value) : undefined),
    });
  }
}

function* boundBodies(
  planning: Planning,
  operation: Operation,
  mediaType: MediaType,
): Generator<PlannedCase> {
  const { model, sampler, settings } = planning;
  const { kind } = mediaType;
  if (kind === 'text' || kind === 'binary') return;
  const valid = validValues(planning, operation, { seed: settings.seed, shallow: 0, mediaType });
  const sample = sampler.body(operation, mediaType, { seed: settings.seed, examples: false });
  if (valid === undefined || sample === undefined) return;
  const validate = sampler.validators.body(operation, mediaType);
  const wire = formPart(model, mediaType);
  const isValid = (value: Json): boolean => isValidInAnyWay(wire, validate, value);
  const hasOthers = (operation.body?.content.length ?? 0) > 1;
  yield* boundRequests(planning, operation, {
    about: hasOthers ? `body as ${mediaType.type}` : 'body',
    all: boundValues(sample, { isValid, longest: LONGEST_MEMBER }),
    requestWith: (value) => ({ ...valid, body: { mediaType, value } }),
  });
}

/** The approximate length of a value in a URL. */
function lengthOf(value: Json): number {
  return encodeURIComponent(jsonText(value)).length;
}

/** Whether a value is valid however the server decodes it. */
function isValidInAnyWay(wire: WirePart | undefined, validate: LiveValidator, value: Json): boolean {
  return (
    sentErrorsIn(wire, validate, value)?.length === 0 &&
    otherErrorsIn(wire, validate, value).every((errors) => errors.length === 0)
  );
}

function* boundRequests(
  planning: Planning,
  operation: Operation,
  {
    about,
    all,
    requestWith,
  }: {
    readonly about: string;
    readonly all: Iterable<Json>;
    readonly requestWith: (value: Json) => RequestValues | undefined;
  },
): Generator<PlannedCase> {
  // Servers limit the length of URLs and bodies (RFC 9110, sections 15.5.14 and 15.5.15; RFC 6585).
  const statuses = [...new Set([...validStatuses(operation, planning.settings), '413', '414', '431'])];
  const expected = { statuses, given: 'a request with values on the bounds' };
  let number = 1;
  for (const value of all) {
    const planned = requestCase(planning, operation, {
      kind: 'bound',
      about: `${about} ${number}`,
      values: requestWith(value),
      expected,
    });
    if (planned === undefined) continue;
    number += 1;
    yield planned;
  }
}
