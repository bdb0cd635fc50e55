import type { WrittenBody } from './operation.js';
/** A part of a form: a text, or a file with its name. */
export interface FormPart {
    readonly name: string;
    readonly content: string | Blob | ReadableStream<Uint8Array>;
    readonly fileName: string | undefined;
}
/** Writes a form part by part as it is sent, so that no file has to be held. */
export declare function streamForm(parts: readonly FormPart[]): WrittenBody;
