import { createServer as createCompanion } from '../../generated/companion/server/index.js';
import {
  combineServers,
  createServer,
  type ApiServer,
  type ServerRequest,
  type ServerResponse,
} from '../../generated/server/index.js';
import { authorizeBy } from '../access/authorize.ts';
import { callerOf } from '../access/tokens.ts';
import { handlers as companionHandlers } from '../companion/handlers/index.ts';
import { withinQueryRules } from '../contract/parameters.ts';
import type { Forge } from '../forge.ts';
import { archiveBounds } from '../families/job-artifacts/store.ts';
import { handlers } from '../handlers/index.ts';
import { refusingFaults, refusingHandlers } from '../http/server-refusals.ts';
import { withTokenParameter } from '../http/token-parameter.ts';
import type { ForgeOptions } from './options.ts';

/** Maximum bytes of a JSON body: a commit contains its files in base64. */
const maxBody = 32 * 1024 * 1024;

/** Maximum bytes of a form with files that are stored while they arrive: an archive and the rest of the form. */
const maxUpload = archiveBounds.maxBytes + 1024 * 1024;

/** The API of `spec/` with the handlers of this service, and the operations of the companion document. */
export function createApi(
  forge: Forge,
  { validateResponses = 'always', scalars = 'lenient', unknownParameters = 'ignore' }: ForgeOptions,
): ApiServer {
  const personal = (token: string): ReturnType<typeof callerOf> => callerOf(forge, token, 'personal');
  const ofJob = (token: string): ReturnType<typeof callerOf> => callerOf(forge, token, 'job');
  const authenticate = { PrivateToken: personal, Bearer: personal, JobToken: ofJob };
  const options = {
    app: forge,
    authorize: refusingFaults(authorizeBy(forge)),
    publicUrl: forge.instance.url,
    validateResponses,
    scalars,
    unknownParameters,
    limits: { body: maxBody, stream: maxUpload, file: archiveBounds.maxBytes },
  } as const;
  const api = combineServers(
    createServer(withinQueryRules(refusingHandlers(handlers), forge.instance), {
      ...options,
      authenticate: { ...authenticate, JobTokenParameter: ofJob },
    }),
    createCompanion(refusingHandlers(companionHandlers), { ...options, authenticate }),
  );
  const handle = withTokenParameter((request) => api.handle(request));
  return { ...api, handle: async (request) => keepingQuery(request, await handle(request)) };
}

/** The code that decides on a redirect does not know the query, which is added here. */
function keepingQuery({ query }: ServerRequest, response: ServerResponse): ServerResponse {
  const { location } = response.headers;
  if (query === '' || (response.status !== 301 && response.status !== 308) || typeof location !== 'string')
    return response;
  return { ...response, headers: { ...response.headers, location: `${location}?${query}` } };
}
