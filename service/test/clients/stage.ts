import { startForge } from '../../start/start.ts';
import { startProvider } from '../verify/provider.ts';
import { RecordingProxy } from './recording-proxy.ts';
import { makeWorld, type ClientWorld } from './world.ts';

/** A seeded service behind a proxy that records the traffic. */
export interface Stage {
  readonly world: ClientWorld;
  readonly proxy: RecordingProxy;
  /** Restores the seeded world, before the scenario with that name. */
  restore(scenario: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service for the scenarios of one client. */
export async function startStage(): Promise<Stage> {
  const proxy = await RecordingProxy.start();
  const provider = await startProvider({ stalls: true });
  const imports = { sourceA: provider.url, sourceB: provider.url };
  const running = await startForge({ publicUrl: proxy.url, control: true, imports });
  proxy.target = running.address;
  const world = await makeWorld(running);
  await running.snapshot('seeded');
  proxy.exchanges.length = 0;
  return {
    world,
    proxy,
    async restore(scenario) {
      proxy.scenario = scenario;
      await running.restore('seeded');
    },
    async stop() {
      await running.stop();
      await provider.stop();
      await proxy.stop();
    },
  };
}
