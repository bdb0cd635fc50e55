/** A media type (RFC 9110, section 8.3.1): its essence in lower case, parameters by names in lower case. */
export interface MediaType {
    readonly essence: string;
    readonly parameters: ReadonlyMap<string, string>;
}
/** Reads a `Content-Type`; undefined for what is none, or more than one. */
export declare function readMediaType(text: string): MediaType | undefined;
/**
 * The key under which a media type is described: of its essence, the one with which it shares most parameters and of
 * which none contradicts; otherwise its range, otherwise any (OpenAPI 3.1, Media Type Object). What is sent without a
 * parameter that every key has belongs to the first of them. Undefined where there is none.
 * @param keys in normal form, as `mediaTypeName` gives it
 */
export declare function mediaTypeKey(keys: Iterable<string>, sent: string): string | undefined;
/**
 * The normal form of a media type (RFC 9110, section 8.3.1): essence and names of parameters in lower case, no spaces,
 * quotes where a value needs them. Without `charset` and `boundary`, which are about one message.
 */
export declare function mediaTypeName(text: string): string;
