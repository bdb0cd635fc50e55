import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../diagnostics/finding.ts';
import { hostCheck } from '../process/allowed-host.ts';
import { listenAt } from '../process/listen.ts';
import { Watcher } from '../watch/watcher.ts';
import type { SiteBuild } from './site-builder.ts';
import type { SiteFiles } from './pages-on-demand.ts';
import { serveSite, type SiteServer } from './serve.ts';

/** A preview is for the author only. */
const HOST = '127.0.0.1';

/** Try it may call any server: the author of the document has chosen the servers. */
const CONNECT = ['http:', 'https:'];

/** Milliseconds after an edit in which only requested pages are printed. */
const IDLE = 500;

/** A site as the preview shows it. */
export interface PreviewedSite extends Omit<SiteBuild, 'pages'> {
  readonly pages?: SiteFiles;
}

export interface PreviewRequest {
  readonly port: number;
  /** Further host names that are allowed in requests; by default none. */
  readonly allowedHosts?: readonly string[];
  /** Builds the site. If there are no pages, those of the last build are still served. */
  readonly build: (changed: ReadonlySet<string> | undefined) => Promise<PreviewedSite>;
  readonly onFindings: (findings: readonly Finding[]) => void;
  readonly onEvent: (text: string) => void;
  /** Ends the preview. */
  readonly signal: AbortSignal;
}

/** A site that is served on this machine only. */
export interface Preview extends Pick<SiteServer, 'replace' | 'show'> {
  /** `http://127.0.0.1:4400` */
  readonly origin: string;
  end(): Promise<void>;
}

/** Starts a server without a site. A port that is taken is a finding. */
export async function startPreview({
  port,
  allowedHosts,
}: Pick<PreviewRequest, 'port' | 'allowedHosts'>): Promise<Preview | Finding> {
  const { server, replace, show } = serveSite({ connect: CONNECT, isServed: hostCheck(HOST, allowedHosts) });
  const origin = await listenAt(server, { host: HOST, port });
  if (typeof origin !== 'string') return origin;
  let rendering = new AbortController();
  return {
    origin,
    replace(site) {
      rendering.abort();
      rendering = new AbortController();
      replace(site);
      void renderWhenIdle(site, rendering.signal);
    },
    show,
    async end() {
      rendering.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Prints the remaining pages of a site, some time after an edit, so that requests come first. */
async function renderWhenIdle(site: SiteFiles, signal: AbortSignal): Promise<void> {
  try {
    await pause(IDLE, undefined, { signal });
  } catch {
    return;
  }
  await site.renderRemaining(signal);
}

/** Serves a site and builds it again after edits of its inputs, until the signal. */
export async function previewSite(request: PreviewRequest): Promise<Finding | undefined> {
  const { build, onFindings, onEvent, signal } = request;
  const preview = await startPreview(request);
  if ('code' in preview) return preview;
  const watcher = new Watcher();
  signal.addEventListener('abort', () => watcher.end());
  if (signal.aborted) watcher.end();
  let changed: ReadonlySet<string> | undefined;
  do {
    const since = Date.now();
    const { pages, findings, read } = await build(changed);
    onFindings(findings);
    if (pages !== undefined) preview.replace(pages);
    preview.show(findings);
    if (pages !== undefined) onEvent(`Built in ${Date.now() - since} ms`);
    if (changed === undefined) onEvent(`${preview.origin}/`);
    watcher.watch(read, since);
    changed = await watcher.next();
  } while (changed !== undefined);
  await preview.end();
  return undefined;
}
