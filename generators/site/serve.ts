import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { MISDIRECTED, misdirected, PLAIN, type HostCheck } from '../allowed-host.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { bytesOf } from '../output/bytes.ts';

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

/** Address under which pages of the preview wait for the next build. */
export const EVENTS = '/-/events';
/** The script that pages of the preview load for it. */
const RELOAD = {
  path: '-/reload.js',
  text: `new EventSource('${EVENTS}').onmessage=()=>location.reload();\n`,
};

export interface SiteServer {
  readonly server: Server;
  /** Replaces the site and has open pages reload. */
  replace(files: readonly OutputFile[]): void;
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
  let files = new Map<string, string | Buffer>();
  const waiting = new Set<ServerResponse>();
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
      response.write(':\n\n');
      waiting.add(response);
      response.on('close', () => waiting.delete(response));
      return;
    }
    const wanted = decodePath(pathname);
    const found = files.get(wanted);
    const path = found === undefined ? '404.html' : wanted;
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(found ?? files.get(path) ?? '');
  });
  return {
    server,
    replace(next) {
      files = new Map([...next, RELOAD].map((file) => [file.path, withReload(file.path, bytesOf(file))]));
      for (const response of waiting) response.write('data: built\n\n');
    },
  };
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

function withReload(path: string, content: string | Buffer): string | Buffer {
  return typeof content === 'string' && path.endsWith('.html')
    ? content.replace('</head>', `<script src="/${RELOAD.path}" defer></script>\n</head>`)
    : content;
}
