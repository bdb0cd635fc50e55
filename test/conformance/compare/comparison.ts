import type { Generated } from '../artifacts/generated.ts';
import type { DocumentFacts, OperationFacts } from '../document/facts.ts';
import type { Casebook } from '../document/values/casebook.ts';

/** Something in which an artifact and the document differ. */
export interface Disagreement {
  /** The case that found it, by its artifact: `client/path`. */
  readonly name: string;
  readonly says: string;
}

/** What comparisons are made with. */
export interface Sources {
  readonly facts: DocumentFacts;
  readonly casebook: Casebook;
  readonly generated: Generated;
  /** Pages of the documentation by their paths. */
  readonly site: ReadonlyMap<string, string>;
}

type Found = readonly Disagreement[] | Promise<readonly Disagreement[]>;

/** Compares one artifact with the document: what both say of one operation, of one schema, or of the whole. */
export interface Comparison {
  readonly artifact: string;
  readonly operation?: (sources: Sources, operation: OperationFacts) => Found;
  readonly schema?: (sources: Sources, name: string) => Found;
  readonly whole?: (sources: Sources) => Found;
}
