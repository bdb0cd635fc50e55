import type { Emitter } from '../emitter.ts';
import type { DocsOptions } from './docs-options.ts';

/** The site of a document: pages of operations, schemas and guides, lists of them, and the files that they load. */
export function docsEmitter(options: DocsOptions): Emitter {
  return {
    name: 'docs',
    summary: 'a site: pages of operations, schemas and guides, their search, and what tries calls',
    async emit(model) {
      // Loading the Markdown parser and the printers takes longer than reading most documents.
      const { emitSite } = await import('./emit-site.ts');
      return emitSite(model, options);
    },
  };
}
