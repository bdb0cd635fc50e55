import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { clientEmitter } from '../../generators/emit/client/emitter.ts';
import type { Emitter } from '../../generators/emit/emitter.ts';
import { manifestEmitter } from '../../generators/emit/manifest/emitter.ts';
import type { Call } from '../../runtime/client/call.ts';
import type { Client } from '../../runtime/client/client.ts';
import type * as runtime from '../../runtime/client/index.ts';
import type { CallOptions } from '../../runtime/client/operation.ts';
import { writeOutput } from '../server/workshop.ts';
import type { Layout } from '../../generators/model/layout.ts';

export const specification: string = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));

/** A generated function, whatever its operation. */
export type AnyFunction = (
  client: Client,
  args?: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Call<unknown, { status: number; body: unknown }>;

/** What the generated module `client/index.js` exports. */
export type ClientModule = typeof runtime & Readonly<Record<string, AnyFunction>>;

/** Generates the client of a document, and what else is asked for, into a folder of its own. */
export async function generateClient(
  document: string,
  others: readonly Emitter[] = [],
  layout?: Layout,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  await writeOutput({ document, folder, emitters: [clientEmitter, manifestEmitter, ...others], layout });
  return folder;
}

export async function load<Module>(folder: string, path: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, path)).href)) as Module;
}
