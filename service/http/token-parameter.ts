import type { ApiServer, ServerRequest, ServerResponse } from '../../generated/server/index.js';

const ofTokens = ['private-token', 'authorization', 'job-token'];

/**
 * Accepts what clients of compatible services send with any request. A token in the query (`private_token`) counts as
 * the header `PRIVATE-TOKEN`, unless a header has one. It is taken from the query, so that links do not repeat it.
 * Requests in the name of another user (`Sudo`) are refused: carried out as the administrator they would mislead.
 */
export function withTokenParameter(handle: ApiServer['handle']): ApiServer['handle'] {
  return async (request) => {
    const query = new URLSearchParams(request.query);
    if (request.headers.get('sudo') !== undefined || query.has('sudo')) return sudoRefusal();
    const token = query.get('private_token');
    return await handle(token === null ? request : withToken(request, token));
  };
}

function withToken(request: ServerRequest, token: string): ServerRequest {
  const parts = request.query.split('&').filter((part) => !new URLSearchParams(part).has('private_token'));
  const { headers } = request;
  const hasToken = ofTokens.some((name) => headers.get(name) !== undefined);
  const added = new Map(hasToken ? [] : [['private-token', token]]);
  return {
    ...request,
    query: parts.join('&'),
    headers: {
      get: (name) => added.get(name) ?? headers.get(name),
      entries: () => [...headers.entries(), ...added],
    },
  };
}

function sudoRefusal(): ServerResponse {
  const message =
    '400 Bad Request: this service does not act for other users. Leave out Sudo, and send the token of that user.';
  return {
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  };
}
