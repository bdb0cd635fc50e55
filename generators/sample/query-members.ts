import { encodeQuery } from '../../runtime/parameters/encode-pairs.ts';
import { rootOf } from '../../runtime/parameters/query-members.ts';
import { bodyFields, contentInQuery } from '../model/body-places.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { describeParameters } from '../model/wire.ts';
import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { RequestValues } from './request.ts';
import { withUnknown } from './wire-part.ts';

/** Encodes the members of a body for the query. Throws a TypeError for values that cannot be encoded. */
export function encodeMembers(model: ApiModel, operation: Operation, members: JsonObject): string {
  const { body } = operation;
  const content = body === undefined ? undefined : contentInQuery(model, body);
  if (body === undefined || content === undefined)
    throw new TypeError('The query holds no members of a body.');
  const { fields, others } = bodyFields(model, body, content);
  const described = new Set(fields.map(({ name }) => name));
  const further = Object.keys(members).filter((name) => !described.has(name));
  const all = others === undefined ? fields : [...fields, ...further.map((name) => ({ ...others, name }))];
  return encodeQuery(withUnknown(all, members), members);
}

/**
 * The request with its body in the query. Undefined where the document does not allow that, where the query would be
 * empty, or where a query parameter has the name of a member.
 */
export function movedToQuery(
  model: ApiModel,
  operation: Operation,
  values: RequestValues,
): RequestValues | undefined {
  const { body } = values;
  const content = operation.body === undefined ? undefined : contentInQuery(model, operation.body);
  if (body === undefined || content !== body.mediaType || !isObject(body.value)) return undefined;
  const own = describeParameters(model, operation).filter((descriptor) => descriptor.in === 'query');
  const taken = new Set(own.map(({ name }) => rootOf(name)));
  const names = Object.keys(body.value);
  if (names.length === 0 || names.some((name) => taken.has(rootOf(name)))) return undefined;
  return { ...values, body: { ...body, inQuery: true } };
}

/** Whether every name in the query is a member of the body, because its schema allows undescribed names. */
export function takesAnyMember(model: ApiModel, { body }: Operation): boolean {
  const content = body === undefined ? undefined : contentInQuery(model, body);
  return body !== undefined && content !== undefined && bodyFields(model, body, content).others !== undefined;
}
