import type { Json } from '../document/json.ts';

/** What the modules of validators export, for one part of a request or response. */
export interface Validator {
  validate(value: Json): ValidationResult;
  is(value: Json): boolean;
}

export type ValidationResult =
  | { readonly valid: true; readonly value: unknown }
  | { readonly valid: false; readonly errors: readonly ValidationError[] };

export interface ValidationError {
  readonly pointer: string;
  readonly keyword: string;
  readonly expected: unknown;
}

/** The module of one operation. */
export interface OperationValidators {
  readonly parameters: Readonly<Record<string, Validator>>;
  readonly body: Readonly<Record<string, Validator>>;
  readonly responses: Readonly<Record<string, ResponseValidators>>;
}

export interface ResponseValidators {
  readonly headers?: Validator;
  readonly content?: Readonly<Record<string, Validator>>;
}

/** The module of one schema: `is…` and `validate…`. */
export type SchemaValidators = Readonly<Record<string, (value: Json) => boolean | ValidationResult>>;
