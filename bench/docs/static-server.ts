import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  readonly origin: string;
  /** Compressed bytes of the bodies that were sent since the last call. */
  takeBytes(): number;
  close(): void;
}

/**
 * Serves a folder, compressed by gzip as hosts do. Compressed files are kept, so that no page waits for compression.
 */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>();
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!existsSync(path)) return void response.writeHead(404).end();
    const body = compressed.get(path) ?? gzipSync(readFileSync(path));
    compressed.set(path, body);
    bytes += body.length;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
