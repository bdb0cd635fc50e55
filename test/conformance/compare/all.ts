import { bundle } from './bundle.ts';
import { clientAnswers } from './client-answers.ts';
import { clientCalls } from './client-calls.ts';
import { clientDeclarations } from './client-declarations.ts';
import { clientExamples } from './client-examples.ts';
import { clientTexts } from './client-texts.ts';
import { clientWire } from './client-wire.ts';
import type { Comparison } from './comparison.ts';
import { coverage } from './coverage.ts';
import { docs } from './docs.ts';
import { docsSamples } from './docs-samples.ts';
import { docsWords } from './docs-words.ts';
import { files } from './files.ts';
import { serverContracts } from './server-contracts.ts';
import { serverDeclarations } from './server-declarations.ts';
import { serverLinks } from './server-links.ts';
import { serverRequests } from './server-requests.ts';
import { serverResponses } from './server-responses.ts';
import { typeLists } from './type-lists.ts';
import { typeOperations } from './type-operations.ts';
import { typeSchemas } from './type-schemas.ts';
import { typeWords } from './type-words.ts';
import { validators } from './validators.ts';

/** Every comparison of an artifact with the document. */
export const comparisons: readonly Comparison[] = [
  files,
  bundle,
  typeSchemas,
  typeOperations,
  typeWords,
  typeLists,
  validators,
  serverDeclarations,
  serverRequests,
  serverResponses,
  serverContracts,
  serverLinks,
  clientDeclarations,
  clientWire,
  clientExamples,
  clientTexts,
  clientAnswers,
  clientCalls,
  docs,
  docsSamples,
  docsWords,
  coverage,
];
