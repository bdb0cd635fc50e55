/** The bytes of a multipart body while they arrive, looked through for delimiters; no more than one piece is held. */
export declare class MultipartInput {
    #private;
    constructor(source: AsyncIterable<Uint8Array>);
    prepend(bytes: Uint8Array): void;
    /** What stands before a delimiter, in pieces; the delimiter is taken too. */
    until(delimiter: Uint8Array, limit: number): AsyncGenerator<Uint8Array, void, undefined>;
    /** The text before a delimiter, which is taken too. */
    line(delimiter: Uint8Array, limit: number): Promise<Uint8Array>;
    take(length: number): Promise<string>;
    close(): Promise<void>;
}
/** Text of which each character stands for one byte. */
export declare function latin1(bytes: Uint8Array): string;
