import type { Mutator } from '../mutator.ts';
import { clientMutators } from './client.ts';
import { typeMutators } from './types.ts';

export const mutators: readonly Mutator[] = [...typeMutators, ...clientMutators];
