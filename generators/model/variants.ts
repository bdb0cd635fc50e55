import type { NamedSchema } from './model.ts';

/** Which way a value goes: members marked `readOnly` belong to responses, those marked `writeOnly` to requests. */
export type Direction = 'request' | 'response';

/** The directions in which a named schema means something of its own. The one for responses serves for both if alone. */
export function directionsOf({ hasVariants }: NamedSchema): readonly Direction[] {
  return hasVariants ? ['response', 'request'] : ['response'];
}
