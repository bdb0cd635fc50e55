import type { Place } from '../diagnostics/place.ts';
import type { NamedSchema, Operation } from '../model/model.ts';
import type { Json } from '../json/json.ts';
import type { ChangeCode } from './codes/codes.ts';
import type { Affected } from './codes/define-code.ts';

/** The effect of a change on users of the earlier document. */
export type Verdict =
  /** It breaks somebody. */
  | { readonly kind: 'breaks'; readonly witness: Witness | undefined }
  /** It breaks nobody: proven by the structure of both documents. */
  | { readonly kind: 'safe'; readonly reason: string }
  /** Neither is known: the proof ended at this keyword, and no witness was found. */
  | { readonly kind: 'unknown'; readonly keyword: string }
  /** Only words have changed. */
  | { readonly kind: 'documentation' };

/** Evidence that a change breaks somebody. */
export type Witness =
  /** A value that one document accepts and the other refuses, according to the compiled checks of both. */
  | ValueWitness
  /** A request that the earlier document describes and the later one does not. */
  | { readonly kind: 'request'; readonly line: string }
  /** A name that generated code no longer has. */
  | { readonly kind: 'name'; readonly name: string };

/** A value that one document accepts and the other refuses, judged by the compiled checks of both. */
export interface ValueWitness {
  readonly kind: 'value';
  readonly value: Json;
  /** For parameters: the whole request line. */
  readonly line?: string;
  /** The document that accepts the value: the earlier one for requests, the later one for responses. */
  readonly takenBy: 'before' | 'after';
  /** The error that the other document reports. */
  readonly refused: { readonly pointer: string; readonly keyword: string; readonly message: string };
}

/** What a change belongs to: an object of the later model if it still exists, otherwise of the earlier one. */
export type Owner =
  | { readonly kind: 'document' }
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'schema'; readonly schema: NamedSchema };

/** A part of a document: its owner, and the names from the owner to the part. */
export interface Subject {
  readonly owner: Owner;
  /** `['query', 'state']`, `['200', 'body', 'id']`; empty for the owner itself. `*` stands for items and further members. */
  readonly names: readonly string[];
}

/** One difference between two documents, from the point of view of users of the earlier one. */
export interface ContractChange {
  readonly code: ChangeCode;
  readonly verdict: Verdict;
  /** Who is affected, and how. */
  readonly message: string;
  /** Whom the change can affect; a safe change never affects callers of the service. */
  readonly affects: readonly Affected[];
  /** The part of the document: `request body of POST /pets, /name`. */
  readonly where: string;
  readonly subject: Subject;
  /** The affected operations: `POST /pets`. Empty if the change is about the whole document. */
  readonly operations: readonly string[];
  readonly before: Place | undefined;
  readonly after: Place | undefined;
  /** Identifies the change, independent of its position in the files: 16 hexadecimal digits. */
  readonly fingerprint: string;
}

/** The differences of two documents, and what follows from them. */
export interface ContractDiff {
  readonly changes: readonly ContractChange[];
  /** The part of the version number to increase (Semantic Versioning 2.0.0, sections 6 to 8). */
  readonly bump: 'major' | 'minor' | 'patch' | 'none';
}
