import { once } from 'node:events';
import { watch } from 'node:fs';
import type { Finding } from '../diagnostics/finding.ts';
import { hostCheck } from '../allowed-host.ts';
import { listenAt } from '../listen.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { serveSite } from './serve.ts';

/** A preview is for the one who writes the document. */
const HOST = '127.0.0.1';

/** Calls may be tried anywhere: whoever previews a site decides where its calls go. */
const CONNECT = ['http:', 'https:'];

/** Milliseconds without an edit after which the site is built again: editors write a file in several steps. */
const QUIET = 80;

export interface PreviewRequest {
  readonly port: number;
  /** Names beside those of this machine under which the preview is called; none unless given. */
  readonly allowedHosts?: readonly string[];
  /** Folder whose files are watched. */
  readonly folder: string;
  /** Builds the site; without files the last one stays, and the findings say why. */
  readonly build: () => Promise<{
    readonly files?: readonly OutputFile[];
    readonly findings: readonly Finding[];
  }>;
  readonly onFindings: (findings: readonly Finding[]) => void;
  readonly onEvent: (text: string) => void;
  /** Ends the preview. */
  readonly signal: AbortSignal;
}

/** Serves the site on this machine only and builds it again after edits, until the signal. A port that is taken is a finding. */
export async function previewSite(request: PreviewRequest): Promise<Finding | undefined> {
  const { port, allowedHosts, folder, build, onFindings, onEvent, signal } = request;
  const site = serveSite({ connect: CONNECT, isServed: hostCheck(HOST, allowedHosts) });
  const rebuild = async (): Promise<void> => {
    const started = performance.now();
    const { files, findings } = await build();
    onFindings(findings);
    if (files === undefined) return;
    site.replace(files);
    onEvent(`Built in ${Math.round(performance.now() - started)} ms`);
  };
  const origin = await listenAt(site.server, { host: HOST, port });
  if (typeof origin !== 'string') return origin;
  await rebuild();
  onEvent(`${origin}/`);
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(rebuild)), QUIET);
  });
  if (!signal.aborted) await once(signal, 'abort');
  clearTimeout(timer);
  watcher.close();
  await last;
  site.server.closeAllConnections();
  site.server.close();
  return undefined;
}
