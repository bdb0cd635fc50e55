import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EmitterName } from '../../generators/emit/emitter-names.ts';
import type { Layout } from '../../generators/model/layout.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import type { Call } from '../../runtime/client/call.ts';
import type { Client } from '../../runtime/client/client.ts';
import type * as runtime from '../../runtime/client/index.ts';
import type { CallOptions } from '../../runtime/client/operation.ts';
import { outputOf } from '../outputs/output.ts';

export const specification: string = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));

/** A generated function, whatever its operation. */
export type AnyFunction = (
  client: Client,
  args?: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Call<unknown, { status: number; body: unknown }>;

/** What the generated module `client/index.js` exports. */
export type ClientModule = typeof runtime & Readonly<Record<string, AnyFunction>>;

/** A folder with the client of a document, and with what else is asked for. All tests share it. */
export function generateClient(
  document: string | JsonObject,
  others: readonly EmitterName[] = [],
  layout?: Layout,
): Promise<string> {
  return outputOf({ document, emitters: ['client', ...others], layout });
}

export async function load<Module>(folder: string, path: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, path)).href)) as Module;
}
