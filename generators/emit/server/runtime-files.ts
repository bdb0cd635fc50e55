import type { ApiModel } from '../../model/model.ts';
import type { RuntimeFile } from '../joined-runtime.ts';

const webhooks = 'server/runtime/webhooks';

/** The modules of the runtime in a server: a file for each concern, and the adapters `node` and `fastify`. */
export const serverRuntime: readonly RuntimeFile[] = [
  // Separate: programs extend its interface by declaration merging, through `export *`.
  { path: 'server/runtime/server-types', modules: ['server/server-types'] },
  {
    path: 'server/runtime/parameters',
    modules: [
      'parameters/decode-headers',
      'parameters/decode-pairs',
      'parameters/decode-path',
      'parameters/encode-headers',
      'parameters/percent',
      'parameters/query-members',
      'parameters/sent-names',
    ],
  },
  { path: 'server/runtime/routing', modules: ['routing/router'] },
  {
    path: 'server/runtime/requests',
    modules: [
      'server/bytes',
      'server/handler',
      'server/message',
      'server/multipart',
      'server/operation',
      'server/options',
      'server/problem',
      'server/receive',
      'server/security',
    ],
  },
  {
    path: 'server/runtime/server',
    modules: ['server/combine', 'server/not-implemented', 'server/pagination', 'server/server'],
  },
  { path: webhooks, modules: ['server/webhooks'], isOptional: true },
  {
    path: 'server/runtime/adapters',
    modules: [
      'server/client-error',
      'server/fastify-routes',
      'server/node-request',
      'server/pipelining',
      'server/text-response',
      'server/timeouts',
    ],
  },
  { path: 'server/node', modules: ['server/node'] },
  { path: 'server/fastify', modules: ['server/fastify'] },
];

/** The runtime files in the server of a document. */
export function runtimeFilesOf({ received }: ApiModel): readonly RuntimeFile[] {
  return serverRuntime.filter(({ path }) => path !== webhooks || received.length > 0);
}
