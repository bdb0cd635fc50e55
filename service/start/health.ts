import type { Mount } from './listener.ts';

const paths = new Set(['/-/health', '/-/liveness', '/-/readiness']);

/** Responds if the service is running; scripts that wait for the start call it. */
export const health: Mount = {
  takes: (path) => paths.has(path),
  answer(_, response) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  },
};
