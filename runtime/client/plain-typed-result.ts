import type { Call, Result } from './call.ts';

/**
 * Adds the media type to the result of a call, in lower case and without parameters: for operations whose media types have
 * none and are no ranges.
 */
export function withPlainContentType<Sent extends Call<unknown, Result<{ status: number }>>>(
  call: Sent,
): Sent {
  const { result } = call;
  return Object.assign(call, {
    async result() {
      const response = await result();
      const type = response.headers.get('content-type') ?? '';
      return { ...response, contentType: type.replace(/\s*;.*/s, '').toLowerCase() };
    },
  });
}
