import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startForge, type RunningForge } from '../../start/start.ts';
import { startProvider } from './provider.ts';
import { strangerToken } from './seeds.ts';
import { seedWorld } from './world.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A run of `forgespec verify`. */
export interface Verified {
  readonly code: unknown;
  readonly output: string;
}

/** A document of the service: `spec/openapi.yaml`, or that of the operations around it. */
export type Document = 'spec/openapi.yaml' | 'service/companion/openapi.yaml';

interface Choice {
  /** A family of the document; all of them by default. */
  readonly only?: string;
  readonly ledger?: string;
  readonly format?: 'json';
}

/** A service with the world of this folder, and `forgespec verify` for it. */
export interface VerifiedWorld {
  readonly running: RunningForge;
  /** Runs the cases of a document, or of a family of it, after restoring the state. */
  verify(document: Document, options?: Choice): Promise<Verified>;
  stop(): Promise<void>;
}

/** Starts and fills a service. It is as strict as the document. */
export async function startVerifiedWorld(): Promise<VerifiedWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-verify-'));
  const provider = await startProvider();
  const imports = { sourceA: provider.url, sourceB: provider.url };
  const running = await startForge({
    scalars: 'exact',
    unknownParameters: 'refuse',
    pageSizes: 'refuse',
    imports,
  });
  const stop = async (): Promise<void> => {
    await running.stop();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const values = join(folder, 'values.json');
    const seeded = await seedWorld(running, provider);
    await running.snapshot('seeded');
    return {
      running,
      async verify(document, { only, ledger, format } = {}) {
        await running.restore('seeded');
        writeFileSync(values, JSON.stringify(seeded[document]));
        return await verify(running, [
          document,
          '--values',
          values,
          ...(only === undefined ? [] : ['--only', only]),
          ...(ledger === undefined ? [] : ['--ledger', ledger]),
          ...(format === undefined ? [] : ['--format', format]),
        ]);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function verify({ url, token = '' }: RunningForge, more: readonly string[]): Promise<Verified> {
  const args = ['verify', '--base-url', `${url}/api/v4`, '--allow-writes', ...more];
  const env = { ...process.env, FORGESPEC_TOKEN: token, FORGESPEC_OTHER_TOKEN: strangerToken };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['generators/cli/main.ts', ...args],
      { cwd: root, env, maxBuffer: 20_000_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
