import type { ParameterDescriptor } from './descriptor.ts';
import { pointerSteps } from './error.ts';

/** Headers of content negotiation, which browsers and other programs send by themselves. */
const negotiated = /^accept-(?:charset|encoding|language)$/i;

/**
 * The optional headers of content negotiation with an error. They are treated as omitted, as a server may disregard what
 * it cannot meet (RFC 9110, section 12.5): the `fetch` of Node sends `Accept-Language: *`, and no program could send
 * another `Accept-Encoding`.
 */
export function disregarded(
  descriptors: readonly Pick<ParameterDescriptor, 'name' | 'required'>[],
  errors: readonly { readonly pointer: string }[],
): ReadonlySet<string> {
  const wrong = new Set(errors.map(({ pointer }) => pointerSteps(pointer)[0]));
  const optional = descriptors.filter(({ name, required }) => !required && negotiated.test(name));
  return new Set(optional.map(({ name }) => name).filter((name) => wrong.has(name)));
}
