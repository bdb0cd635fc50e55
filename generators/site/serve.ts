import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { PreviewState } from '../../runtime/docs/preview-state.ts';
import { MISDIRECTED, misdirected, PLAIN, type HostCheck } from '../allowed-host.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { bytesOf, type Content } from '../output/bytes.ts';
import { hashOf } from '../output/hash.ts';
import { PREVIEW_SCRIPT, PREVIEW_STYLES, previewFile } from './preview-files.ts';
import { shownFindings } from './shown-findings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** Address under which pages of the preview wait for what becomes of them. */
const EVENTS = '/-/events';
/** Milliseconds after which a page asks again when the preview has gone. */
const RETRY = 500;

/** What is shown before there is any page. */
const NOTHING_YET =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No pages yet</title></head><body><main><p>The pages appear here as soon as the document has no errors.</p></main></body></html>\n';

export interface SiteServer {
  readonly server: Server;
  /** Replaces the site and has open pages reload, where it differs. */
  replace(files: readonly OutputFile[]): void;
  /** Shows the errors among these findings on all pages, in place of those that were shown before. */
  show(findings: readonly Finding[]): void;
}

export interface SiteServing {
  /** Sources that calls may be tried at beside the site's own (CSP Level 3, `connect-src`); none unless given. */
  readonly connect?: readonly string[];
  /** Which hosts are served: all unless given. */
  readonly isServed?: HostCheck;
}

/** Serves a site from memory, under the content security policy that it is made for: nothing but its own origin. */
export function serveSite({ connect = [], isServed = () => true }: SiteServing = {}): SiteServer {
  const policy = [
    "default-src 'self'",
    ...(connect.length === 0 ? [] : [`connect-src 'self' ${connect.join(' ')}`]),
  ].join('; ');
  let files: ReadonlyMap<string, Served> = new Map();
  let state: PreviewState = { build: '', findings: [], more: 0 };
  const waiting = new Set<ServerResponse>();
  const send = (next: PreviewState): void => {
    state = next;
    for (const response of waiting) response.write(eventOf(state));
  };
  const server = createServer((request, response) => {
    const { host } = request.headers;
    if (!isServed(host)) {
      response.writeHead(MISDIRECTED, { 'content-type': PLAIN }).end(misdirected(host));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://localhost')) {
      response.writeHead(400).end();
      return;
    }
    const { pathname } = new URL(target, 'http://localhost');
    if (pathname === EVENTS && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: ${RETRY}\n${eventOf(state)}`);
      waiting.add(response);
      response.on('close', () => waiting.delete(response));
      return;
    }
    const wanted = decodePath(pathname);
    const found = files.get(wanted)?.content ?? previewFile(wanted);
    const path = found === undefined ? '404.html' : wanted;
    const missing = files.size === 0 ? 503 : 404;
    const content = found ?? files.get(path)?.content ?? NOTHING_YET;
    response.writeHead(found === undefined ? missing : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(path.endsWith('.html') ? withPreview(String(content), state.build) : content);
  });
  return {
    server,
    replace(next) {
      files = new Map(next.map((file) => [file.path, servedAs(file, files.get(file.path))]));
      const build = buildOf(files);
      if (build !== state.build) send({ ...state, build });
    },
    show(findings) {
      const shown = shownFindings(findings);
      if (shown.findings.length > 0 || state.findings.length > 0) send({ ...state, ...shown });
    },
  };
}

function eventOf(state: PreviewState): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}

/** A file as it is served. */
interface Served {
  readonly content: Content;
  readonly sha256: string;
}

/** What an edit has not changed is not hashed again: a large site has a hundred megabytes. */
function servedAs(file: OutputFile, before: Served | undefined): Served {
  const content = bytesOf(file);
  return before?.content === content ? before : { content, sha256: hashOf(content) };
}

/** Names a site by what it holds, so that an edit that is taken back does not reload pages. */
function buildOf(files: ReadonlyMap<string, Served>): string {
  const all = [...files].map(([path, { sha256 }]) => `${path}\n${sha256}\n`);
  return hashOf(all.join('')).slice(0, 16);
}

function decodePath(pathname: string): string {
  const path = pathname.slice(1);
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A page with what the preview adds to it. */
function withPreview(page: string, build: string): string {
  const added = `<link rel="stylesheet" href="/${PREVIEW_STYLES}">\n<script src="/${PREVIEW_SCRIPT}" data-build="${build}" data-events="${EVENTS}" defer></script>\n`;
  return page.replace('</head>', `${added}</head>`);
}
