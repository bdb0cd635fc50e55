import type { ParameterIn } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import type { RequestValues } from './request.ts';

/** A request in which one constraint of the document is broken. */
export interface BrokenRequest {
  readonly in: ParameterIn | 'body';
  /** Where the error is to be found in the decoded values of that part: JSON Pointer; empty for a missing body. */
  readonly pointer: string;
  /** Keyword of the schema; `required` also for the body, `unknown` for parameters and fields that nothing describes. */
  readonly keyword: string;
  /** Distinguishes further ways to break one constraint from the first: `near`, `last item`. */
  readonly variant: string | undefined;
  readonly values: RequestValues;
  /** The valid value in place of which another one is sent; undefined where there was none. */
  readonly instead: Json | undefined;
  /** Whether a server that reads the wire by other conventions may find nothing wrong with it. */
  readonly isAmbiguous: boolean;
}
