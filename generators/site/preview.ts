import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../diagnostics/finding.ts';
import { hostCheck } from '../allowed-host.ts';
import { listenAt } from '../listen.ts';
import { Watcher } from '../watch/watcher.ts';
import type { SiteBuild } from './site-builder.ts';
import type { SiteFiles } from './pages-on-demand.ts';
import { serveSite, type SiteServer } from './serve.ts';

/** A preview is for the one who writes the document. */
const HOST = '127.0.0.1';

/** Calls may be tried anywhere: whoever previews a site decides where its calls go. */
const CONNECT = ['http:', 'https:'];

/** Milliseconds after an edit in which only those pages are made that are asked for. */
const IDLE = 500;

/** What a preview shows, and what it was made from. */
export interface PreviewedSite extends Omit<SiteBuild, 'pages'> {
  readonly pages?: SiteFiles;
}

export interface PreviewRequest {
  readonly port: number;
  /** Names beside those of this machine under which the preview is called; none unless given. */
  readonly allowedHosts?: readonly string[];
  /** Builds the site; without pages the last one stays, and the findings say why. */
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

/** Serves a site that is still to come. A port that is taken is a finding. */
export async function startPreview({
  port,
  allowedHosts,
}: Pick<PreviewRequest, 'port' | 'allowedHosts'>): Promise<Preview | Finding> {
  const { server, replace, show } = serveSite({ connect: CONNECT, isServed: hostCheck(HOST, allowedHosts) });
  const origin = await listenAt(server, { host: HOST, port });
  if (typeof origin !== 'string') return origin;
  let making = new AbortController();
  return {
    origin,
    replace(site) {
      making.abort();
      making = new AbortController();
      replace(site);
      void makeLater(site, making.signal);
    },
    show,
    async end() {
      making.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Makes the pages of a site that nobody has asked for, once those who wait for a page after an edit have it. */
async function makeLater(site: SiteFiles, signal: AbortSignal): Promise<void> {
  try {
    await pause(IDLE, undefined, { signal });
  } catch {
    return;
  }
  await site.renderRemaining(signal);
}

/** Serves a site and builds it again after edits of what it was built from, until the signal. */
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
