import { connectionHeaders } from '../../runtime/contract/connection-headers.ts';
import { isDisregarded } from '../../runtime/parameters/negotiation.ts';
import type { Operation } from '../model/model.ts';
import type { MutatedRequest } from '../sample/mutated-request.ts';
import { withParameters, type RequestValues } from '../sample/request.ts';
import { isObject } from '../source/member.ts';
import { segmentsOf } from '../source/pointer.ts';
import type { Planning } from './planning.ts';

/** Headers that `fetch` sends with a default value if none is given (Fetch Standard, HTTP-network-or-cache fetch). */
const filledIn: ReadonlySet<string> = new Set([
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'user-agent',
]);

/**
 * Headers of the connection and of how the message is framed and coded (RFC 9112, sections 3.2, 6 and 9.6; RFC 9110,
 * sections 8.4 and 10.1). A program sends them by itself; with other values, it is another message or none.
 */
const framing: ReadonlySet<string> = new Set([...connectionHeaders, 'content-encoding', 'expect', 'host']);

/** Those of them that each request of a program has. */
const always: ReadonlySet<string> = new Set(['connection', 'content-length', 'host']);

/** Whether an operation requires a header that programs cannot set, such as `Upgrade` (Fetch Standard, forbidden request-header). */
export function needsForbiddenHeader({ parameters }: Operation): boolean {
  return parameters.some(({ in: location, name, required }) => {
    const sent = name.toLowerCase();
    return location === 'header' && required && framing.has(sent) && !always.has(sent);
  });
}

/**
 * The request with the headers that a program sends by itself: framing is left to it, and what it would fill in gets a
 * value that the document allows.
 */
export function withOwnHeaders(
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
      filledIn.has(parameter.name.toLowerCase()) &&
      !Object.hasOwn(header, parameter.name),
  );
  const sampled = missing.length === 0 ? {} : sampler.parameters(operation, 'header')?.value;
  const added = missing.flatMap(({ name }) => {
    const value = isObject(sampled) && Object.hasOwn(sampled, name) ? sampled[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return withParameters(values, 'header', { ...header, ...Object.fromEntries(added) });
}

/**
 * Whether a broken constraint of a header need not be refused: programs send it by themselves, or servers may disregard
 * it.
 */
export function isOwnHeader(
  { parameters }: Operation,
  { in: part, pointer, keyword }: MutatedRequest,
): boolean {
  if (part !== 'header') return false;
  const name = (segmentsOf(pointer)[0] ?? '').toLowerCase();
  if (framing.has(name) || (keyword === 'required' && filledIn.has(name))) return true;
  return isDisregarded(
    parameters.filter((parameter) => parameter.in === 'header'),
    { pointer },
  );
}
