import { createServer } from '../../generated/control/server/index.js';
import { createNodeListener } from '../../generated/control/server/node.js';
import type { Control } from '../control/control.ts';
import { handlers } from '../control/handlers/index.ts';
import type { Mount } from './listener.ts';
import { isFromSameMachine } from './same-machine.ts';

/** Bytes of a body: a seed brings the content of files. */
const maxBody = 128 * 1024 * 1024;

/** The control plane at `/-/forge`, for callers on the same machine alone, whoever may reach the service. */
export function controlMount(control: Control): Mount {
  const server = createServer(handlers, {
    app: control,
    publicUrl: control.forge.instance.url,
    limits: { body: maxBody },
  });
  const answer = createNodeListener(server);
  return {
    takes: (path) => path === server.basePath || path.startsWith(`${server.basePath}/`),
    answer(request, response) {
      if (isFromSameMachine(request)) return answer(request, response);
      const message =
        'The control plane is for programs on the same machine, under 127.0.0.1 or localhost and without a proxy.';
      response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    },
  };
}
