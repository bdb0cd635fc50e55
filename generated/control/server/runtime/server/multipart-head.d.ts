/** The head of a part of a multipart body (RFC 7578). */
export interface PartHead {
    readonly name: string;
    /** Set for files; never a path to be trusted. */
    readonly filename: string | undefined;
    /** Essence of the media type; undefined where the part names none. */
    readonly contentType: string | undefined;
}
/** Reads the head of a part, without the empty line behind it. Throws a `Refusal` of 400 where it is malformed. */
export declare function readHead(text: string): PartHead;
