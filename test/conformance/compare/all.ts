import { bundle } from './bundle.ts';
import { clientAnswers } from './client-answers.ts';
import { clientCalls } from './client-calls.ts';
import { clientDeclarations } from './client-declarations.ts';
import { clientWire } from './client-wire.ts';
import type { Comparison } from './comparison.ts';
import { coverage } from './coverage.ts';
import { docs } from './docs.ts';
import { files } from './files.ts';
import { serverContracts } from './server-contracts.ts';
import { serverDeclarations } from './server-declarations.ts';
import { serverRequests } from './server-requests.ts';
import { serverResponses } from './server-responses.ts';
import { typeLists } from './type-lists.ts';
import { typeOperations } from './type-operations.ts';
import { typeSchemas } from './type-schemas.ts';
import { validators } from './validators.ts';

/** Every comparison of an artifact with the document. */
export const comparisons: readonly Comparison[] = [
  files,
  bundle,
  typeSchemas,
  typeOperations,
  typeLists,
  validators,
  serverDeclarations,
  serverRequests,
  serverResponses,
  serverContracts,
  clientDeclarations,
  clientWire,
  clientAnswers,
  clientCalls,
  docs,
  coverage,
];
