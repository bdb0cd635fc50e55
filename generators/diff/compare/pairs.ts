import type { Place } from '../../diagnostics/place.ts';
import type { Operation, Parameter, Response } from '../../model/model.ts';
import type { ChangeCode } from '../codes/codes.ts';
import type { ChangeWords } from '../codes/define-code.ts';
import type { Verdict } from '../contract.ts';

/** An operation of both documents. */
export interface OperationPair {
  readonly before: Operation;
  readonly after: Operation;
  /** `POST /pets`, as the later document has it. */
  readonly label: string;
}

/** A change of an operation, or of a part of it that is not a schema. */
export interface PartChange {
  readonly code: ChangeCode;
  readonly where: string;
  /** Names from the operation to the part; absent for the operation itself. */
  readonly names?: readonly string[];
  readonly words?: Pick<ChangeWords, 'before' | 'after'>;
  readonly before?: Place | undefined;
  readonly after?: Place | undefined;
  readonly verdict: Verdict;
}

/** Receives a change. */
export type AddChange = (change: PartChange) => void;

/** A parameter of both documents. */
export interface ParameterPair {
  readonly before: Parameter;
  readonly after: Parameter;
}

/** A response of both documents. */
export interface ResponsePair {
  readonly before: Response;
  readonly after: Response;
  readonly where: string;
}
