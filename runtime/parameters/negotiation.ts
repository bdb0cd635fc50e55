import type { ParameterDescriptor } from './descriptor.ts';
import { pointerSteps } from './error.ts';

/** Headers of content negotiation, which browsers and other programs send by themselves. */
const negotiated = /^accept-(?:charset|encoding|language)$/i;

/**
 * Whether an error of a header is disregarded, and the header treated as omitted: that of an optional header of content
 * negotiation, as a server may disregard what it cannot meet (RFC 9110, section 12.5). The `fetch` of Node sends
 * `Accept-Language: *`, and no program could send another `Accept-Encoding`.
 * @param headers the described headers
 */
export function isDisregarded(
  headers: readonly Pick<ParameterDescriptor, 'name' | 'required'>[],
  { pointer }: { readonly pointer: string },
): boolean {
  const [wrong] = pointerSteps(pointer);
  return headers.some(({ name, required }) => name === wrong && !required && negotiated.test(name));
}
