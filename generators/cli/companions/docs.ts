import { SiteBuilder } from '../../site/site-builder.ts';
import type { SiteOptions } from '../../site/make-site.ts';
import type { Preview } from '../../site/preview.ts';
import type { Companion, Round } from '../watching.ts';

/** Serves the documentation of the first document. Its pages show the findings of all documents. */
export class DocsCompanion implements Companion {
  readonly #preview: Preview;
  readonly #site: SiteBuilder;
  #files: readonly string[] = [];

  constructor(preview: Preview, document: string, options: SiteOptions) {
    this.#preview = preview;
    this.#site = new SiteBuilder(document, options);
  }

  get introduction(): string {
    return `Documentation: ${this.#preview.origin}/`;
  }

  get files(): readonly string[] {
    return this.#files;
  }

  async follow({ changed, documents, ran, reporter }: Round): Promise<void> {
    const [first] = documents;
    if (first === undefined) return;
    const findings = documents.flatMap((document) => document.findings);
    const isConcerned = ran.has(first) || this.#files.some((file) => changed?.has(file) === true);
    if (first.isBroken || !isConcerned) {
      this.#site.markChanged(changed);
      this.#preview.show(findings);
      return;
    }
    const started = performance.now();
    const site = await this.#site.run(changed, first.read);
    this.#files = site.read;
    if (site.pages !== undefined) this.#preview.replace(site.pages);
    this.#preview.show([...findings, ...site.findings]);
    reporter.reportSite(site.findings, first.findings, Math.round(performance.now() - started));
  }

  async end(): Promise<void> {
    await this.#preview.end();
  }
}
