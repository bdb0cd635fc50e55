import { once } from 'node:events';
import type { Finding } from '../diagnostics/finding.ts';
import { hostCheck } from '../allowed-host.ts';
import { listenAt } from '../listen.ts';
import { Watcher } from '../watch/watcher.ts';
import { serveSite, type SiteServer } from './serve.ts';
import type { FollowedSite } from './follow-site.ts';

/** A preview is for the one who writes the document. */
const HOST = '127.0.0.1';

/** Calls may be tried anywhere: whoever previews a site decides where its calls go. */
const CONNECT = ['http:', 'https:'];

export interface PreviewRequest {
  readonly port: number;
  /** Names beside those of this machine under which the preview is called; none unless given. */
  readonly allowedHosts?: readonly string[];
  /** Builds the site; without files the last one stays, and the findings say why. */
  readonly build: (changed: ReadonlySet<string> | undefined) => Promise<FollowedSite>;
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
  return {
    origin,
    replace,
    show,
    async end() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
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
    const { files, findings, read } = await build(changed);
    onFindings(findings);
    if (files !== undefined) preview.replace(files);
    preview.show(findings);
    if (files !== undefined) onEvent(`Built in ${Date.now() - since} ms`);
    if (changed === undefined) onEvent(`${preview.origin}/`);
    watcher.watch(read, since);
    changed = await watcher.next();
  } while (changed !== undefined);
  await preview.end();
  return undefined;
}
