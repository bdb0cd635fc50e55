import { connectionHeaders } from '../../runtime/contract/connection-headers.ts';
import { isDisregarded } from '../../runtime/parameters/negotiation.ts';
import type { Operation } from '../model/model.ts';
import type { MutatedRequest } from '../sample/mutated-request.ts';
import { withParameters, type RequestValues } from '../sample/request.ts';
import { isObject } from '../json/member.ts';
import { segmentsOf } from '../json/pointer.ts';
import type { Planning } from './planning.ts';

/** Headers that `fetch` sends with a default value if none is given (Fetch Standard, HTTP-network-or-cache fetch). */
const defaulted: ReadonlySet<string> = new Set([
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
]);

/**
 * Headers of the connection, and of the framing and coding of the message (RFC 9112, sections 3.2, 6 and 9.6; RFC 9110,
 * sections 8.4 and 10.1). HTTP clients set them; with other values, the message would be another one, or invalid.
 */
const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding', 'expect', 'host']);

/** Those of them that every request has. */
const always: ReadonlySet<string> = new Set(['connection', 'content-length', 'host']);

/** Whether an operation requires a header that clients cannot set, such as `Upgrade` (Fetch Standard, forbidden request-header). */
export function needsForbiddenHeader({ parameters }: Operation): boolean {
  return parameters.some(({ in: location, name, required }) => {
    const sent = name.toLowerCase();
    return location === 'header' && required && framing.has(sent) && !always.has(sent);
  });
}

/** The request without headers of the framing, and with a valid value for the headers that `fetch` would set. */
export function withClientHeaders(
  { sampler }: Pick<Planning, 'sampler'>,
  operation: Operation,
  values: RequestValues,
): RequestValues {
  const header = Object.fromEntries(
    Object.entries(values.parameters.header).filter(([name]) => !framing.has(name.toLowerCase())),
  );
  const missing = operation.parameters.filter(
    (parameter) =>
      parameter.in === 'header' &&
      defaulted.has(parameter.name.toLowerCase()) &&
      !Object.hasOwn(header, parameter.name),
  );
  const sampled = missing.length === 0 ? {} : sampler.parameters(operation, 'header')?.value;
  const added = missing.flatMap(({ name }) => {
    const value = isObject(sampled) && Object.hasOwn(sampled, name) ? sampled[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return withParameters(values, 'header', { ...header, ...Object.fromEntries(added) });
}

/** Whether a server need not refuse a broken constraint of a header: clients set the header, or servers may disregard it. */
export function isUntestedHeader(
  { parameters }: Operation,
  { in: part, pointer, keyword }: MutatedRequest,
): boolean {
  if (part !== 'header') return false;
  const name = (segmentsOf(pointer)[0] ?? '').toLowerCase();
  if (framing.has(name) || (keyword === 'required' && defaulted.has(name))) return true;
  return isDisregarded(
    parameters.filter((parameter) => parameter.in === 'header'),
    { pointer },
  );
}
