import { createServer } from '../../generated/control/server/index.js';
import { createNodeListener } from '../../generated/control/server/node.js';
import type { Control } from '../control/control.ts';
import { handlers } from '../control/handlers/index.ts';
import type { Mount } from './listener.ts';
import { isFromSameMachine } from './same-machine.ts';

/** Maximum bytes of a body: a seed contains the content of files. */
const maxBody = 128 * 1024 * 1024;

/**
 * The control plane at `/-/forge`, only for callers on the same machine, even if the service is reachable from others.
 */
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
