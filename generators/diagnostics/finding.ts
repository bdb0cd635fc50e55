import type { Place } from './place.ts';
import type { FindingCode } from './catalog.ts';

/** `error` fails the run, `warning` names something that is not enforced or looks wrong, `note` only informs. */
export type Severity = 'error' | 'warning' | 'note';

/** One thing to say about a document or a payload. Cause and fix stand in the catalog under `code`. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly message: string;
  /** The same for all findings with one cause, where it is not the message. */
  readonly group?: string;
  readonly at?: Place | undefined;
  /** Other places that belong to the story, such as who refers to a missing target. */
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
}
