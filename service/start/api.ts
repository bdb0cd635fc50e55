import { createServer, type ApiServer } from '../../generated/server/index.js';
import { authorizeBy } from '../access/authorize.ts';
import { callerOf } from '../access/tokens.ts';
import type { Forge } from '../forge.ts';
import { handlers } from '../handlers/index.ts';
import type { ForgeOptions } from './options.ts';

/** The API of `spec/` on the handlers of this service. */
export function createApi(forge: Forge, { validateResponses = 'always' }: ForgeOptions): ApiServer {
  const personal = (token: string): ReturnType<typeof callerOf> => callerOf(forge, token, 'personal');
  const ofJob = (token: string): ReturnType<typeof callerOf> => callerOf(forge, token, 'job');
  return createServer(handlers, {
    app: forge,
    authenticate: { PrivateToken: personal, Bearer: personal, JobToken: ofJob, JobTokenParameter: ofJob },
    authorize: authorizeBy(forge),
    publicUrl: forge.instance.url,
    validateResponses,
    scalars: 'lenient',
  });
}
