import type { MediaType } from './media-type.js';
import { type PartHead } from './multipart-head.js';
/** A part whose content has not been read yet. It has to be read, or left, before the next part comes. */
export interface RawPart extends PartHead {
    readonly content: AsyncGenerator<Uint8Array, void, undefined>;
}
/** The boundary of a multipart media type; undefined where there is no valid one (RFC 2046, section 5.1.1). */
export declare function boundaryOf({ parameters }: MediaType): string | undefined;
/**
 * Takes a multipart body apart while it arrives (RFC 2046, section 5.1; RFC 7578), holding no more than one piece of
 * it. Throws a `Refusal` of 400 where it is malformed or ends too early. Parts that were not read are skipped.
 */
export declare function splitMultipart(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<RawPart, void, undefined>;
