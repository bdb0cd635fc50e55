import type { NamedSchema } from './model.ts';

/** The direction of a value: `readOnly` members belong to responses, `writeOnly` members to requests. */
export type Direction = 'request' | 'response';

/**
 * The directions in which a named schema has a separate meaning. If there is only the one for responses, it applies to
 * both.
 */
export function directionsOf({ hasVariants }: NamedSchema): readonly Direction[] {
  return hasVariants ? ['response', 'request'] : ['response'];
}
