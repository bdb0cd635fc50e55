import { createApi, type Api } from '../../../../generated/client/facade.js';
import { privateToken } from '../../../../generated/client/authentication.js';
import type { ClientWorld } from '../world.ts';

/** The generated client for one of the callers of the world. */
export function as(world: ClientWorld, caller: keyof ClientWorld['tokens']): Api {
  return createApi({ baseUrl: `${world.url}/api/v4`, auth: privateToken(world.tokens[caller]) });
}
