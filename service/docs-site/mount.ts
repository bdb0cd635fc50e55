import { createReadStream, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Mount } from '../start/listener.ts';
import { buildDocs } from './build.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/** The documentation at `/docs/`. It is built at the first request, which takes some seconds. */
export function docsMount({ folder, url }: { readonly folder: string; readonly url: string }): Mount {
  let built: Promise<ReadonlyMap<string, string>> | undefined;
  const files = (): Promise<ReadonlyMap<string, string>> =>
    (built ??= buildDocs(folder, url)
      .then(filesIn)
      .catch((error: unknown) => {
        // The next request tries again.
        built = undefined;
        throw error;
      }));
  return {
    takes: (path) => path === '/docs' || path.startsWith('/docs/'),
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const { pathname } = new URL(request.url ?? '/', url);
      if (pathname === '/docs') {
        response.writeHead(301, { location: '/docs/' }).end();
        return;
      }
      files().then(
        (known) => send(known, pathname.slice('/docs/'.length), response).catch(() => response.destroy()),
        () =>
          response
            .writeHead(500, { 'content-type': 'text/plain' })
            .end('The documentation could not be built.\n'),
      );
    },
  };
}

/** The files of a site by their URL paths: other files are not sent. */
function filesIn(site: string): ReadonlyMap<string, string> {
  const entries = readdirSync(site, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(site, file).split(sep).join('/'), file]));
}

async function send(
  files: ReadonlyMap<string, string>,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const path = decoded(address);
  const file = files.get(path.endsWith('/') || path === '' ? `${path}index.html` : path);
  const found = file ?? files.get('404.html');
  if (found === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(file === undefined ? 404 : 200, {
    'content-type': types[extname(found)] ?? 'application/octet-stream',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  await pipeline(createReadStream(found), response);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
