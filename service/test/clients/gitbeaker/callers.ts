import { Gitlab } from '@gitbeaker/rest';
import type { ClientWorld } from '../world.ts';

/** The client for one of the callers of the world, without its own rate limits. */
export function as(world: ClientWorld, caller: keyof ClientWorld['tokens']): InstanceType<typeof Gitlab> {
  return new Gitlab({ host: world.url, token: world.tokens[caller], rateLimits: { '**': 3000 } });
}
