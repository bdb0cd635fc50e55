import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Operation } from '../../model/model.ts';
import { sentErrorsIn } from '../../sample/errors.ts';
import type { RequestValues } from '../../sample/request.ts';
import { formPart } from '../../sample/wire-part.ts';
import type { Json } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import type { Planning } from '../planning.ts';

/** The values with a long text, or a number with a fraction, in each member of the body that allows one. */
export function withProbes(
  planning: Planning,
  operation: Operation,
  values: RequestValues | undefined,
  text: string,
): RequestValues | undefined {
  return withMembers(planning, operation, values, (value) => probesFor(value, text));
}

/** The values with null in each member of the body that allows it; undefined if none does. */
export function withNulls(
  planning: Planning,
  operation: Operation,
  values: RequestValues | undefined,
): RequestValues | undefined {
  const nulls = withMembers(planning, operation, values, () => [null]);
  return jsonText(nulls) === jsonText(values) ? undefined : nulls;
}

/** The values with another value in each member of the body: the first one of `othersOf` that is valid. */
function withMembers(
  { model, sampler }: Planning,
  operation: Operation,
  values: RequestValues | undefined,
  othersOf: (value: Json) => readonly Json[],
): RequestValues | undefined {
  const body = values?.body;
  if (values === undefined || body === undefined || !isObject(body.value)) return values;
  const { mediaType } = body;
  const validate = sampler.validators.body(operation, mediaType);
  const part = formPart(model, mediaType);
  const isValid = (value: Json): boolean => sentErrorsIn(part, validate, value)?.length === 0;
  let changed = body.value;
  for (const [name, value] of Object.entries(body.value)) {
    const others = othersOf(value).map((each) => ({ ...changed, [name]: each }));
    changed = others.find(isValid) ?? changed;
  }
  return { ...values, body: { mediaType, value: changed } };
}

/** Values that show whether a server stores them completely, the best first. */
function probesFor(value: Json, text: string): readonly Json[] {
  if (typeof value === 'string') return [text, text.slice(0, 40).trim(), text.slice(0, 12).trim()];
  return typeof value === 'number' ? [value + 0.25, value - 0.25] : [];
}
