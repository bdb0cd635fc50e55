import { ownValue, statusKeys } from '../contract/keys.ts';
import { mediaTypeKey, mediaTypeName } from '../contract/media-type.ts';
import type { Call, Result } from './call.ts';
import type { Operation } from './operation.ts';

/** Makes the result of a call name its media type, where its status has several. */
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

/** As the document has it; of a range, and of what it does not have, as it came. */
function nameOf(headers: Headers, described: readonly string[]): string {
  const sent = headers.get('content-type') ?? '';
  const key = mediaTypeKey(described, sent);
  return key === undefined || key.includes('*') ? mediaTypeName(sent) : key;
}
