import type { FindingDefinition, Severity } from './definition.ts';
import type { Edit } from './edit.ts';
import type { Place } from './place.ts';

/** A statement about a document or a payload. It includes its definition, so that it can be printed anywhere. */
export interface Finding {
  /** The part before the slash is the stage, or the plug-in, that reports it: `openapi/undeclared-tag`. */
  readonly code: string;
  /** Title, cause and fix of the code. */
  readonly definition: FindingDefinition<never>;
  /** The severity of the definition, unless the user has set another. */
  readonly severity: Severity;
  readonly message: string;
  /** Equal for all findings with one cause, if that differs from the message. */
  readonly group?: string;
  readonly at?: Place | undefined;
  /** Other related places, such as the reference to a missing target. */
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
  /** Changes that together correct the finding, if the intention is known. */
  readonly edits?: readonly Edit[];
}
