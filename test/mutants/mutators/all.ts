import type { Mutator } from '../mutator.ts';
import { clientMutators } from './client.ts';
import { documentMutators } from './documents.ts';
import { serverMutators } from './server.ts';
import { typeMutators } from './types.ts';
import { validatorMutators } from './validators.ts';

/** Every kind of fault that is planted in the artifacts. */
export const mutators: readonly Mutator[] = [
  ...typeMutators,
  ...validatorMutators,
  ...serverMutators,
  ...clientMutators,
  ...documentMutators,
];
