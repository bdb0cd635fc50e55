import { mention, type Code } from '../../code/code.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import type { ApiModel } from '../../model/model.ts';
import type { RuntimeFile } from '../joined-runtime.ts';
import { runtimeSymbol } from '../runtime-symbol.ts';

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

/** A type of the runtime of the server, by its module below `runtime/server/`. */
export function runtimeType(module: string, name: string, as?: string): Code {
  return mention(serverSymbol(module, name, { as, isType: true }));
}

/** A value of the runtime of the server. */
export function runtimeValue(module: string, name: string): Code {
  return mention(serverSymbol(module, name));
}

/** An export of a module below `runtime/server/`; a value by default. */
export function serverSymbol(
  module: string,
  name: string,
  more: Pick<Partial<OutputSymbol>, 'as' | 'isType'> = {},
): OutputSymbol {
  return runtimeSymbol(serverRuntime, { module: `server/${module}`, name, ...more });
}
