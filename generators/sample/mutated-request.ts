import type { ParameterIn } from '../model/model.ts';
import type { Json } from '../json/json.ts';
import type { RequestValues } from './request.ts';

/** A request that breaks one constraint of the document. */
export interface MutatedRequest {
  readonly in: ParameterIn | 'body';
  /**
   * Where validation should report the error in the decoded values of that part: JSON Pointer; empty for a missing
   * body.
   */
  readonly pointer: string;
  /** Keyword of the schema; `required` also for the body, `unknown` for undescribed parameters and fields. */
  readonly keyword: string;
  /** Distinguishes further ways to break one constraint from the first: `near`, `last item`. */
  readonly variant: string | undefined;
  readonly values: RequestValues;
  /** The valid value that was replaced; undefined where there was none. */
  readonly instead: Json | undefined;
  /** Whether a server that decodes by other conventions may accept it. */
  readonly isAmbiguous: boolean;
}
