import { readMediaType, type MediaType } from '../contract/media-type.js';
export { readMediaType, type MediaType };
/** A described content and its key. */
export interface FoundContent<Content> {
    readonly key: string;
    readonly content: Content;
}
/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export declare function findContent<Content>(contents: ReadonlyMap<string, Content>, sent: string): FoundContent<Content> | undefined;
/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export declare function isUtf8({ parameters }: MediaType): boolean;
