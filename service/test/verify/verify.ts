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

/** A service with the world of this folder, and `forgespec verify` for it. */
export interface VerifiedWorld {
  readonly running: RunningForge;
  /** Runs the cases of a family, or of all of them, and puts the state back before. */
  verify(options: { readonly only?: string; readonly ledger?: string }): Promise<Verified>;
  stop(): Promise<void>;
}

/** Starts a service and fills it. It is as strict as the document. */
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
    writeFileSync(values, JSON.stringify(await seedWorld(running, provider)));
    await running.snapshot('seeded');
    return {
      running,
      async verify({ only, ledger }) {
        await running.restore('seeded');
        return await verify(running, [
          '--values',
          values,
          ...(only === undefined ? [] : ['--only', only]),
          ...(ledger === undefined ? [] : ['--ledger', ledger]),
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
  const args = ['verify', 'spec/openapi.yaml', '--base-url', `${url}/api/v4`, '--allow-writes', ...more];
  const env = { ...process.env, FORGESPEC_TOKEN: token, FORGESPEC_OTHER_TOKEN: strangerToken };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['generators/cli/main.ts', ...args],
      { cwd: root, env, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
