import type { Written } from './operation.js';
/** A part of a form: a text, or a file with its name. */
export interface FormPart {
    readonly name: string;
    readonly content: string | Blob | ReadableStream<Uint8Array>;
    readonly fileName: string | undefined;
}
/**
 * Writes a form part by part, texts as they are: `FormData` would change the ends of their lines. With a stream among the
 * files the body is a stream too, so that no file has to be held.
 */
export declare function writeParts(parts: readonly FormPart[], contentType: string): Written;
