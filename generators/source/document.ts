import type { Finding } from '../diagnostics/finding.ts';
import type { Places } from '../diagnostics/place.ts';
import type { Rule } from './check/rule.ts';
import type { FileReader } from './file-reader.ts';
import type { SaidIgnores } from './ignores.ts';
import type { Settled } from './settled.ts';

/** JSON as a document holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { [key: string]: Json };

/**
 * One checked document in normal form:
 * - `openapi` is 3.1.x, whatever 3.0 or 3.1 came in (3.0 keywords are rewritten);
 * - every `$ref` is local (`#/…`) and resolves; those of schemas are `#/components/schemas/<Name>`;
 * - containers keep their identity from the first read, so `places` knows them.
 */
export interface SourceDocument {
  readonly root: JsonObject;
  readonly places: Places;
  /** Files that were read, the root document first, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
  /** The version the document declares, such as `3.0.3`. */
  readonly declaredVersion: string;
}

/** `document` is absent exactly when a finding is an error. */
export interface SourceResult {
  readonly document?: SourceDocument;
  readonly findings: readonly Finding[];
  /** What the document asks to ignore; absent where it could not be checked. */
  readonly ignores?: SaidIgnores;
}

/** How a document is read from its files. */
export interface ReadOptions {
  /** Folder that file references may not leave; the folder of the document unless given. */
  readonly root?: string;
  /** Upper bound of the bytes of all files together; 64 MiB unless given. */
  readonly maxBytes?: number;
  /** Checks that follow those of the toolkit. */
  readonly rules?: readonly Rule[];
  /** Reads and parses the files; from the disk unless given. */
  readonly reader?: FileReader;
  /** Whether the rules for authors are followed too, which outputs do without. */
  readonly lint?: boolean | undefined;
  /** The version of the document before this one; the document has its objects where they are equal. */
  readonly settled?: Settled | undefined;
}
