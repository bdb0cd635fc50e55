/** A media type (RFC 9110, section 8.3.1): its essence in lower case, parameters by names in lower case. */
export interface MediaType {
    readonly essence: string;
    readonly parameters: ReadonlyMap<string, string>;
}
/** Reads a `Content-Type`; undefined for what is none, or more than one. */
export declare function readMediaType(text: string): MediaType | undefined;
/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export declare function findContent<Content>(contents: ReadonlyMap<string, Content>, essence: string): Content | undefined;
/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export declare function isUtf8({ parameters }: MediaType): boolean;
