import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cgiVariables, parseHead } from '../../service/git/http/cgi.ts';

/** Serves one bare repository only by `git http-backend`: no credentials, no checks, no database. */
export function bareBackend(folder: string): Server {
  return createServer((request, response) => serve(folder, request, response));
}

function serve(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const [, suffix = '', query = ''] = /^\/repository\.git([^?]*)\??(.*)$/.exec(request.url ?? '') ?? [];
  const variables = cgiVariables(request, { folder, suffix, query, userName: 'bench' });
  const backend = spawn('git', ['http-backend'], {
    env: { ...process.env, ...variables },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  request.pipe(backend.stdin);
  let before: Buffer | undefined = Buffer.alloc(0);
  backend.stdout.on('data', (piece: Buffer) => {
    if (before === undefined) return void response.write(piece);
    before = Buffer.concat([before, piece]);
    const head = parseHead(before);
    if (head === undefined) return;
    before = undefined;
    response.writeHead(head.status, head.headers.flat());
    response.write(head.rest);
  });
  backend.stdout.on('end', () => response.end());
}
