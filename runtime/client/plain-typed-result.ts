import type { Call, Result } from './call.ts';

/** Adds the media type to the result of a call, for operations whose media types have no parameters and are no ranges. */
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
