import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { JsonObject } from '../../generators/json/json.ts';
import type { AnyHandler } from '../../runtime/server/handler.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type * as combineModule from '../../runtime/server/combine.ts';
import type * as fastifyModule from '../../runtime/server/fastify.ts';
import type * as nodeModule from '../../runtime/server/node.ts';
import type * as paginationModule from '../../runtime/server/pagination.ts';
import type { Refusal } from '../../runtime/server/problem.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { outputOf } from '../outputs/output.ts';

/** What the generated module `server/index.js` exports. */
export interface ServerModule
  extends
    Pick<typeof paginationModule, 'keysetHeaders' | 'offsetHeaders'>,
    Pick<typeof combineModule, 'combineServers'> {
  readonly Refusal: typeof Refusal;
  readonly createServer: CreateServer;
  readonly createPartialServer: CreateServer;
}

type CreateServer = <Principal>(
  handlers: Readonly<Record<string, AnyHandler<Principal>>>,
  options: ServerOptions<Principal>,
) => ApiServer;

export interface Generated {
  /** Shared by all tests of the document: nothing may be written into it. */
  readonly folder: string;
  readonly index: ServerModule;
  readonly fastify: typeof fastifyModule;
  readonly node: typeof nodeModule;
}

/** The path of a document of `fixtures/`. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`fixtures/${name}.yaml`, import.meta.url));
}

export const workshop: string = fixture('workshop');

/** Generates the server of a document, as `forgespec generate` does, and loads it. */
export async function generateServer(document: string | JsonObject): Promise<Generated> {
  const folder = await outputOf({ document, emitters: ['server'] });
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, 'server', `${name}.js`)).href);
  return {
    folder,
    index: (await load('index')) as ServerModule,
    fastify: (await load('fastify')) as typeof fastifyModule,
    node: (await load('node')) as typeof nodeModule,
  };
}
