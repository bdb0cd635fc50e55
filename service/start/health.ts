import type { Mount } from './listener.ts';

const paths = new Set(['/-/health', '/-/liveness', '/-/readiness']);

/** Says that the service runs; whoever waits for the start asks here. */
export const health: Mount = {
  takes: (path) => paths.has(path),
  answer(_, response) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  },
};
