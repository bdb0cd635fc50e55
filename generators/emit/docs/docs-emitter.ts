import type { Emitter } from '../emitter.ts';
import type { DocsOptions } from './docs-options.ts';

/** The site of a document: a page for each operation, schema and guide, lists of them, and what the pages load. */
export function docsEmitter(options: DocsOptions): Emitter {
  return {
    name: 'docs',
    summary: 'a site: pages of operations, schemas and guides, their search, and what tries calls',
    async emit(model) {
      // The readers of Markdown and the printers of code take longer to load than most documents to read.
      const { emitSite } = await import('./emit-site.ts');
      return emitSite(model, options);
    },
  };
}
