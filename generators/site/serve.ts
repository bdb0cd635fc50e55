import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { MISDIRECTED, misdirected, PLAIN, type HostCheck } from '../process/allowed-host.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { OpenPages } from './open-pages.ts';
import type { SiteFiles } from './pages-on-demand.ts';
import { PREVIEW_SCRIPT, PREVIEW_STYLES } from './preview-files.ts';
import { buildOf, servedAt } from './served-page.ts';

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

/** Address of the server-sent events for pages. */
const EVENTS = '/-/events';

export interface SiteServer {
  readonly server: Server;
  /** Replaces the site. Open pages reload if they differ. */
  replace(site: SiteFiles): void;
  /** Shows the errors among these findings on all pages, in place of earlier ones. */
  show(findings: readonly Finding[]): void;
}

export interface SiteServing {
  /** Further sources that Try it may call (CSP Level 3, `connect-src`); by default none. */
  readonly connect?: readonly string[];
  /** Which hosts are served; by default all. */
  readonly isServed?: HostCheck;
}

/** Serves a site from memory. Its content security policy only allows its own origin and `connect`. */
export function serveSite({ connect = [], isServed = () => true }: SiteServing = {}): SiteServer {
  const policy = [
    "default-src 'self'",
    ...(connect.length === 0 ? [] : [`connect-src 'self' ${connect.join(' ')}`]),
  ].join('; ');
  const pages = new OpenPages();
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
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    if (pathname === EVENTS && request.method === 'GET') pages.add(response, searchParams.get('page') ?? '');
    else void respond(response, decodePath(pathname));
  });
  const respond = async (response: ServerResponse, wanted: string): Promise<void> => {
    const { site } = pages;
    const served = await servedAt(site, wanted);
    const { status, path, content } = served;
    const isPage = path.endsWith('.html');
    const body = isPage ? withPreviewFiles(String(content), wanted, await buildOf(site, served)) : content;
    response.writeHead(status, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(body);
  };
  return { server, replace: (site) => pages.replace(site), show: (findings) => pages.show(findings) };
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

/** A page with the script and the styles of the preview. */
function withPreviewFiles(page: string, path: string, build: string): string {
  const events = `${EVENTS}?page=${encodeURIComponent(path)}`;
  const added = `<link rel="stylesheet" href="/${PREVIEW_STYLES}">\n<script src="/${PREVIEW_SCRIPT}" data-build="${build}" data-events="${events}" defer></script>\n`;
  return page.replace('</head>', `${added}</head>`);
}
