import type { Places } from '../../diagnostics/place.ts';
import type { JsonObject } from '../../json/json.ts';

/**
 * One checked document in normal form:
 * - `openapi` is 3.1.x, also for 3.0 documents (3.0 keywords are rewritten);
 * - every `$ref` is local (`#/…`) and resolves; those of schemas are `#/components/schemas/<Name>`;
 * - objects and arrays keep their identity from the first read, so that `places` has them.
 */
export interface SourceDocument {
  readonly root: JsonObject;
  readonly places: Places;
  /** Files that were read, the root document first, with the SHA-256 of their bytes in hex. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
  /** The version the document declares, such as `3.0.3`. */
  readonly declaredVersion: string;
}
