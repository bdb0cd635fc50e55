import type { NamedSchema, Operation } from '../model/model.ts';

/** What a part belongs to, of the model that still has it. */
export type Owner =
  | { readonly kind: 'document' }
  | { readonly kind: 'operation'; readonly operation: Operation }
  | { readonly kind: 'schema'; readonly schema: NamedSchema };

/** A part of a document that callers can see: a server, an operation, a webhook, a parameter, a field, a status, a value. */
export interface Part {
  readonly owner: Owner;
  readonly kind: PartKind;
  /** Names from the owner to the part: `['query', 'state']`, `['200', 'body', 'id']`; empty for the owner itself. */
  readonly way: readonly string[];
  /** Of a value, as JSON. */
  readonly value?: string;
  /** What is said of the part, in words by name: `type`, `required`, `default`. */
  readonly facts: ReadonlyMap<string, string>;
  readonly deprecated: boolean;
}

/** What a part is. */
export type PartKind =
  | 'operation'
  | 'webhook'
  | 'callback'
  | 'server'
  | 'parameter'
  | 'body'
  | 'status'
  | 'header'
  | 'field'
  | 'value'
  | 'schema';

/** What happened to a part. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** One difference between two documents. */
export interface Change {
  readonly kind: ChangeKind;
  /** Of the later document, but for what was removed. */
  readonly part: Part;
  /** The facts that differ; undefined stands for one that is not there. */
  readonly facts: readonly FactChange[];
}

/** A fact of a part before and after. */
export interface FactChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}
