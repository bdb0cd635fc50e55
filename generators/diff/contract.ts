import type { Place } from '../diagnostics/place.ts';
import type { NamedSchema, Operation } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import type { ChangeCode } from './codes/codes.ts';
import type { Affected } from './codes/define-code.ts';

/** What a change does to those who keep to the earlier document. */
export type Verdict =
  /** Somebody is broken. */
  | { readonly kind: 'breaks'; readonly witness: Witness | undefined }
  /** Nobody is broken: proven by the structure of both documents. */
  | { readonly kind: 'safe'; readonly reason: string }
  /** Neither is known: at this keyword the proof ended, and no witness was found. */
  | { readonly kind: 'unknown'; readonly keyword: string }
  /** Only words have changed. */
  | { readonly kind: 'documentation' };

/** What shows that a change breaks somebody. */
export type Witness =
  /** A value that one document takes and the other refuses, judged by the compiled checks of both. */
  | ValueWitness
  /** A request that the earlier document describes and the later one does not. */
  | { readonly kind: 'request'; readonly line: string }
  /** A name that generated code had, and has no more. */
  | { readonly kind: 'name'; readonly name: string };

/** A value that one document takes and the other refuses, judged by the compiled checks of both. */
export interface ValueWitness {
  readonly kind: 'value';
  readonly value: Json;
  /** Of parameters: the whole request line. */
  readonly line?: string;
  /** The document that takes the value: the earlier one for requests, the later one for responses. */
  readonly takenBy: 'before' | 'after';
  /** What the other document finds wrong. */
  readonly refused: { readonly pointer: string; readonly keyword: string; readonly message: string };
}

/** What a change belongs to, of the model that still has it: of the later one where both do. */
export type Owner =
  | { readonly kind: 'document' }
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'schema'; readonly schema: NamedSchema };

/** A part of a document: what it belongs to, and the names from there on. */
export interface Subject {
  readonly owner: Owner;
  /** `['query', 'state']`, `['200', 'body', 'id']`; empty for the owner itself. `*` stands for items and further members. */
  readonly names: readonly string[];
}

/** One difference between two documents, as those who keep to the earlier one see it. */
export interface ContractChange {
  readonly code: ChangeCode;
  readonly verdict: Verdict;
  /** Who is affected, and how. */
  readonly message: string;
  /** Whom the change can affect: of one that is safe, nobody who calls the service. */
  readonly affects: readonly Affected[];
  /** The part of the document: `request body of POST /pets, /name`. */
  readonly where: string;
  readonly subject: Subject;
  /** The operations that are affected: `POST /pets`. Empty where it is the whole document. */
  readonly operations: readonly string[];
  readonly before: Place | undefined;
  readonly after: Place | undefined;
  /** The same for the same change wherever it stands in the files: 16 hexadecimal digits. */
  readonly fingerprint: string;
}

/** The differences of two documents, and what follows from them. */
export interface ContractDiff {
  readonly changes: readonly ContractChange[];
  /** What the next version has to count up (Semantic Versioning 2.0.0, sections 6 to 8). */
  readonly bump: 'major' | 'minor' | 'patch' | 'none';
}
