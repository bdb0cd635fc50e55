import type { Call, Result } from './call.js';
import type { Operation } from './operation.js';
/** Makes the result of a call name its media type, where its status has several. */
export declare function withContentType<Sent extends Call<unknown, Result<{
    status: number;
}>>>(call: Sent, { mediaTypes }: Operation): Sent;
