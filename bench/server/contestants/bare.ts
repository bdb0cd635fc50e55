import { createServer } from 'node:http';
import { createIssue, listIssues, type IssueCreate } from '../issues.ts';
import { listen } from '../listen.ts';

const path = /^\/api\/v1\/projects\/(\d+)\/issues(?:\?|$)/;

/** Node's HTTP server with a route, JSON.parse and JSON.stringify: hardly any server can be faster. */
export default function start(): Promise<number> {
  return listen(
    createServer((request, response) => {
      const projectId = Number(path.exec(request.url ?? '')?.[1]);
      const answer = (status: number, value: unknown): void => {
        const body = JSON.stringify(value);
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      };
      if (Number.isNaN(projectId)) answer(404, { message: 'There is nothing at this path.' });
      else if (request.method === 'GET') answer(200, listIssues());
      else {
        const pieces: Buffer[] = [];
        request.on('data', (piece: Buffer) => pieces.push(piece));
        request.on('end', () => {
          const created = JSON.parse(Buffer.concat(pieces).toString()) as IssueCreate;
          answer(201, createIssue(projectId, created));
        });
      }
    }),
  );
}
