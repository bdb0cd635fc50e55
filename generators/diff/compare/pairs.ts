import type { Place } from '../../diagnostics/place.ts';
import type { Operation, Response } from '../../model/model.ts';
import type { ChangeCode } from '../codes/codes.ts';
import type { ChangeWords } from '../codes/define-code.ts';
import type { Verdict } from '../contract.ts';

/** Something of both documents. */
export interface Pair<Part> {
  readonly before: Part;
  readonly after: Part;
}

/** An operation of both documents. */
export interface OperationPair extends Pair<Operation> {
  /** `POST /pets`, as the later document has it. */
  readonly label: string;
}

/** A change of an operation, or of a part of it that is not a schema. */
export interface PartChange extends Partial<Pair<Place>> {
  readonly code: ChangeCode;
  /** The label of the operation by default. */
  readonly where?: string;
  /** Names from the operation to the part; absent for the operation itself. */
  readonly names?: readonly string[];
  readonly words?: Pick<ChangeWords, 'before' | 'after'>;
  readonly verdict: Verdict;
}

/** Receives a change. */
export type AddChange = (change: PartChange) => void;

/** Adds a change of a text, with both texts, if the documents have different ones. */
export function addIfChanged(
  add: AddChange,
  [before, after]: readonly [before: string | undefined, after: string | undefined],
  change: Omit<PartChange, 'words'>,
): void {
  if (before !== after) add({ ...change, words: { before, after } });
}

/** A response of both documents. */
export interface ResponsePair extends Pair<Response> {
  readonly where: string;
}
