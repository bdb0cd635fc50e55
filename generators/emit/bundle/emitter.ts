import { vocabularyFolder } from '../../source/vocabulary.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Emitter, OutputFile } from '../emitter.ts';

/**
 * The document itself as one file: OpenAPI 3.1, local references kept. It goes without the folder of its vocabulary, so
 * it does not name one: whoever checks the document has checked the extensions.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  emit({ bundle }) {
    const print = (): readonly OutputFile[] => [{ path: 'openapi.json', text: printBundle(bundle) }];
    return { files: [{ path: 'openapi.json', reads: () => [bundle], print }], findings: [] };
  },
};

/** The text of the file `openapi.json`. */
export function printBundle(bundle: JsonObject): string {
  const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
  return `${JSON.stringify({ openapi, info, ...rest }, null, 2)}\n`;
}
