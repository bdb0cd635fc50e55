import type { FindingCode } from '../../generators/diagnostics/catalog.ts';

/** Documents that must be refused: the codes of the errors, each once, and what is wrong with the document. */
export const refusals: Readonly<
  Record<string, { readonly codes: readonly FindingCode[]; readonly reason: string }>
> = {
  '@readme/oas-examples/2.0/json/petstore.json': {
    codes: ['source/unsupported-version'],
    reason: 'It is written in Swagger 2.0.',
  },
};
