import type { ServerResponse } from 'node:http';
import type { PreviewState } from '../../runtime/docs/preview-state.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { SiteFiles } from './pages-on-demand.ts';
import { buildOf, servedAt } from './served-page.ts';
import { shownFindings } from './shown-findings.ts';

/** Milliseconds after which a page reconnects when the preview has ended. */
const RETRY = 500;

/** A page in a browser that is connected to the preview. */
interface OpenPage {
  readonly path: string;
  /** The last event that it was sent. */
  sent: string;
}

/** Sends events to the pages that are open in browsers: the build of the page, and the errors of the document. */
export class OpenPages {
  readonly #open = new Map<ServerResponse, OpenPage>();
  /** Replaced by each change. */
  #now: Omit<PreviewState, 'build'> & { readonly site: SiteFiles | undefined } = {
    site: undefined,
    findings: [],
    more: 0,
  };

  get site(): SiteFiles | undefined {
    return this.#now.site;
  }

  /** Uses a response for server-sent events to a page. */
  add(response: ServerResponse, path: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const page = { path, sent: '' };
    this.#open.set(response, page);
    response.on('close', () => this.#open.delete(response));
    void this.#send(response, page);
  }

  replace(site: SiteFiles): void {
    this.#now = { ...this.#now, site };
    this.#sendAll();
  }

  show(findings: readonly Finding[]): void {
    this.#now = { ...this.#now, ...shownFindings(findings) };
    this.#sendAll();
  }

  #sendAll(): void {
    for (const [response, page] of this.#open) void this.#send(response, page);
  }

  async #send(response: ServerResponse, page: OpenPage): Promise<void> {
    const { site, ...shown } = this.#now;
    const before = this.#now;
    const build = await buildOf(site, await servedAt(site, page.path));
    const sent = `data: ${JSON.stringify({ build, ...shown } satisfies PreviewState)}\n\n`;
    // A later change is sent by another call.
    if (this.#now !== before || page.sent === sent || !this.#open.has(response)) return;
    response.write(page.sent === '' ? `retry: ${RETRY}\n${sent}` : sent);
    page.sent = sent;
  }
}
