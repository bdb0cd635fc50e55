import { vocabularyFolder } from '../../source/vocabulary.ts';
import type { Emitter } from '../emitter.ts';

/**
 * The document itself as one file: OpenAPI 3.1, local references kept. It goes without the folder of its vocabulary, so
 * it does not name one: whoever checks the document has checked the extensions.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  async emit({ bundle }) {
    const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
    const text = `${JSON.stringify({ openapi, info, ...rest }, null, 2)}\n`;
    return { files: [{ path: 'openapi.json', text }], findings: [] };
  },
};
