import { ownValue, statusKeys } from '../contract/keys.ts';
import { mediaTypeKey, mediaTypeName } from '../contract/media-type.ts';
import type { Call, Result } from './call.ts';
import type { Operation } from './operation.ts';

/** Adds the media type to the result of a call if its status has several. */
export function withContentType<Sent extends Call<unknown, Result<{ status: number }>>>(
  call: Sent,
  { mediaTypes = {} }: Operation,
): Sent {
  const { result } = call;
  return Object.assign(call, {
    async result() {
      const response = await result();
      const described = ownValue(mediaTypes, statusKeys(response.status));
      return described ? { ...response, contentType: nameOf(response.headers, described) } : response;
    },
  });
}

/** The media type in the spelling of the document; for ranges and undocumented types, the received one. */
function nameOf(headers: Headers, described: readonly string[]): string {
  const sent = headers.get('content-type') ?? '';
  const key = mediaTypeKey(described, sent);
  return key === undefined || key.includes('*') ? mediaTypeName(sent) : key;
}
