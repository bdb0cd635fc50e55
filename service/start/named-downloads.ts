import type { ApiServer, ServerResponse } from '../../generated/server/index.js';
import { attachment, downloadName } from '../http/download-name.ts';

/** Adds the names of downloaded files. The documents do not describe the header, but clients read it. */
export function withNamedDownloads(server: ApiServer): Pick<ApiServer, 'handle'> {
  return {
    handle(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const name = isRead ? downloadName(request.path) : undefined;
      const response = server.handle(request);
      return name === undefined ? response : named(response, attachment(name));
    },
  };
}

async function named(given: ReturnType<ApiServer['handle']>, disposition: string): Promise<ServerResponse> {
  const response = await given;
  if (response.status === 200 || response.status === 206)
    response.headers['content-disposition'] ??= disposition;
  return response;
}
