import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Emitter } from '../../generators/emit/emitter.ts';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { generate } from '../../generators/pipeline.ts';
import type { AnyHandler } from '../../runtime/server/handler.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type * as combineModule from '../../runtime/server/combine.ts';
import type * as fastifyModule from '../../runtime/server/fastify.ts';
import type * as nodeModule from '../../runtime/server/node.ts';
import type * as paginationModule from '../../runtime/server/pagination.ts';
import type { Refusal } from '../../runtime/server/problem.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { Layout } from '../../generators/model/layout.ts';

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

/** Generates the server of a document into a folder of its own, as `forgespec generate` does, and loads it. */
export async function generateServer(document: string): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  await writeOutput({ document, folder, emitters: [validatorsEmitter, serverEmitter] });
  const load = (name: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, 'server', `${name}.js`)).href);
  return {
    folder,
    index: (await load('index')) as ServerModule,
    fastify: (await load('fastify')) as typeof fastifyModule,
    node: (await load('node')) as typeof nodeModule,
  };
}

/** Generates artifacts of a document into a folder. */
export async function writeOutput(target: {
  readonly document: string;
  readonly folder: string;
  readonly emitters: readonly Emitter[];
  readonly layout?: Layout | undefined;
}): Promise<void> {
  const { document, folder, emitters, layout } = target;
  const { output, findings } = await generate({ document, emitters, layout });
  if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { path, text } of output.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), (await copyInstead(path, text)) ?? text);
  }
}

/** Where the tests run with the copies of the runtime that another output carries: the text of its copy. */
async function copyInstead(path: string, text: string): Promise<string | undefined> {
  const copies = process.env['RUNTIME_COPIES'];
  const copy = copies !== undefined && text.startsWith(runtimeHeader) ? join(copies, path) : undefined;
  return copy !== undefined && existsSync(copy) ? readFile(copy, 'utf8') : undefined;
}
