import { clientWire } from './client-wire.ts';
import type { Comparison } from './comparison.ts';
import { serverDeclarations } from './server-declarations.ts';
import { serverRequests } from './server-requests.ts';
import { serverResponses } from './server-responses.ts';
import { typeOperations } from './type-operations.ts';
import { typeSchemas } from './type-schemas.ts';
import { validators } from './validators.ts';

/** Every comparison of an artifact with the document. */
export const comparisons: readonly Comparison[] = [
  typeSchemas,
  typeOperations,
  validators,
  serverDeclarations,
  serverRequests,
  serverResponses,
  clientWire,
];
