import type { ParameterDescriptor } from './descriptor.ts';
import { pointerSteps } from './error.ts';

/** Headers of content negotiation, which browsers and HTTP clients send by themselves. */
const negotiated = /^accept-(?:charset|encoding|language)$/i;

/**
 * Whether an error in a header is ignored, and the header treated as absent. A server may disregard headers of content
 * negotiation (RFC 9110, section 12.5); the `fetch` of Node sends `Accept-Language: *`, and its `Accept-Encoding` cannot be
 * changed.
 * @param headers the described headers
 */
export function isDisregarded(
  headers: readonly Pick<ParameterDescriptor, 'name' | 'required'>[],
  { pointer }: { readonly pointer: string },
): boolean {
  const [wrong] = pointerSteps(pointer);
  return headers.some(({ name, required }) => name === wrong && !required && negotiated.test(name));
}
