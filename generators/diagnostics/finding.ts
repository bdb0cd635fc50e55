import type { FindingDefinition, Severity } from './definition.ts';
import type { Edit } from './edit.ts';
import type { Place } from './place.ts';

/** One thing to say about a document or a payload. It carries its definition, so that anybody can print it. */
export interface Finding {
  /** The part before the slash is the stage, or the plug-in, that reports it: `openapi/undeclared-tag`. */
  readonly code: string;
  /** Title, cause and fix of the code. */
  readonly definition: FindingDefinition<never>;
  /** That of the definition, unless a caller asked for another. */
  readonly severity: Severity;
  readonly message: string;
  /** The same for all findings with one cause, where it is not the message. */
  readonly group?: string;
  readonly at?: Place | undefined;
  /** Other places that belong to the story, such as who refers to a missing target. */
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
  /** Changes that together correct what is wrong, where it is known what was meant. */
  readonly edits?: readonly Edit[];
}
