import { type ByteBlob } from './bytes.js';
import type { PartHead } from './multipart-head.js';
import type { ContentContract } from './operation.js';
import type { ServerLimits } from './options.js';
import type { QueryMembers } from './query.js';
/** A part of a form, to be read before the next one is asked for; what is not read is skipped. */
export interface Part extends PartHead {
    /** Ends in a `Refusal` of 413 beyond the limits. */
    readonly content: AsyncIterable<Uint8Array>;
}
/** A file of a form, once the form was read. */
export interface UploadedFile extends ByteBlob {
    /** Name that the sender gave it, whatever it holds, NUL and slashes too; never a path to be trusted. */
    readonly name: string;
}
/** A form that was read: a file where the caller sends bytes. */
export type ReceivedForm<Body> = {
    [Name in keyof Body]: ReceivedField<Body[Name]>;
};
type ReceivedField<Value> = Value extends Uint8Array | SentBlob | SentStream ? UploadedFile : Value extends readonly (infer Item)[] ? ReceivedField<Item>[] : Value;
/** What tells blobs and streams from the other values of a form. */
type SentBlob = Pick<ByteBlob, 'arrayBuffer' | 'size' | 'type'>;
type SentStream = {
    getReader(): unknown;
};
/** Takes the files of a form one by one; what it leaves unread is skipped. */
export type TakeFile = (file: Part & {
    readonly filename: string;
}) => void | Promise<void>;
/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` where it is malformed, too large or not as the
 * document says; a handler that lets it through answers with it.
 */
export declare class Multipart<Body> {
    #private;
    constructor(source: MultipartSource);
    /**
     * The parts in the order in which they are sent, while they arrive; before them those that stand in the query, where
     * the document allows that. They are not checked against the document.
     */
    parts(): AsyncGenerator<Part, void, undefined>;
    /**
     * Reads the whole form, decoded and validated. Files are kept in memory, all of them together within the limit for
     * bodies in memory, unless `takeFile` is given: then the bytes are its own, and the files in the result have none.
     */
    read(takeFile?: TakeFile): Promise<ReceivedForm<Body>>;
}
export interface MultipartSource {
    /** Within the limit for streams. */
    readonly body: AsyncIterable<Uint8Array>;
    /** Empty where there is no body, and all stands in the query. */
    readonly boundary: string;
    readonly content: ContentContract;
    /** What stands in the query beside it. */
    readonly members: QueryMembers;
    readonly limits: ServerLimits;
    readonly unknownParameters: 'refuse' | 'ignore';
    /** A text that no sender can know: stands for files while the names of the fields are read. */
    readonly mark: string;
}
export {};
