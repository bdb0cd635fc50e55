import type { Operation } from '../../model/model.ts';
import { errorsIn, sentErrorsIn } from '../../sample/errors.ts';
import { locationsOf, withParameters, type RequestValues } from '../../sample/request.ts';
import { parameterPart } from '../../sample/wire-part.ts';
import type { JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { validStatuses } from '../statuses.ts';
import type { Planned } from './planned.ts';
import { requestCase } from './case-of.ts';
import { leastValues, validValues } from './valid-values.ts';

/** Texts that the document allows, and that make servers fail which concatenate, split or store them carelessly. */
const texts: readonly (readonly [name: string, text: string])[] = [
  ['quotes', `'"\`;--<b>\${7*7}{{7*7}}`],
  ['NUL', 'a\u0000b'],
  ['marks', '\u202e\u{1f600}\u0301\ufeff'],
  ['path', '../../etc/passwd'],
  ['prototype', '__proto__'],
  ['percent', '100% %zz %00'],
];

/** Valid requests with hostile texts. Servers may refuse them, but not fail. */
export function* hostileCases(planning: Planning, operation: Operation): Planned {
  yield* hostileParameters(planning, operation);
  yield* hostileBodies(planning, operation);
  return 'no part of the request is a free text';
}

function* hostileParameters(planning: Planning, operation: Operation): Generator<PlannedCase> {
  const { model, sampler } = planning;
  const least = leastValues(planning, operation);
  if (least === undefined) return;
  for (const location of locationsOf(operation)) {
    const wire = parameterPart(model, operation, location);
    const validate = sampler.validators.parameters(operation, location);
    const names = operation.parameters
      .filter((parameter) => parameter.in === location)
      .map(({ name }) => name);
    for (const name of names) {
      for (const [about, text] of texts) {
        const values = { ...least.parameters[location], [name]: text };
        if (sentErrorsIn(wire, validate, values)?.length !== 0) continue;
        const hostile = withParameters(least, location, values);
        yield* hostileCase(planning, operation, { about: `${location}/${name} ${about}`, values: hostile });
      }
    }
  }
}

/** JSON bodies with a hostile text in all members that allow it. */
function* hostileBodies(planning: Planning, operation: Operation): Generator<PlannedCase> {
  const { sampler, settings } = planning;
  for (const mediaType of operation.body?.content ?? []) {
    if (mediaType.kind !== 'json') continue;
    const valid = validValues(planning, operation, { seed: settings.seed, mediaType });
    const body = valid?.body?.value;
    if (valid === undefined || !isObject(body)) continue;
    const validate = sampler.validators.body(operation, mediaType);
    for (const [about, text] of texts) {
      const value = withText(body, text, (changed) => errorsIn(validate, changed).length === 0);
      if (value === undefined) continue;
      const values = { ...valid, body: { mediaType, value } };
      yield* hostileCase(planning, operation, { about: `body ${about}`, values });
    }
  }
}

/** The body with the text in each member that allows it; undefined if none does. */
function withText(
  body: JsonObject,
  text: string,
  isValid: (body: JsonObject) => boolean,
): JsonObject | undefined {
  let changed = body;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string') continue;
    const next = { ...changed, [name]: text };
    if (isValid(next)) changed = next;
  }
  return changed === body ? undefined : changed;
}

function* hostileCase(
  planning: Planning,
  operation: Operation,
  given: { readonly about: string; readonly values: RequestValues },
): Generator<PlannedCase> {
  const statuses = [...new Set([...validStatuses(operation, { strict: false }), '4XX'])].filter(
    (status) => !status.startsWith('5'),
  );
  const expected = { statuses, given: 'a request with a hostile text' };
  const planned = requestCase(planning, operation, { kind: 'hostile', ...given, expected });
  if (planned !== undefined) yield planned;
}
