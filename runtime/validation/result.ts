/** One error of a value. */
export interface ValidationError {
  /** JSON Pointer (RFC 6901) of the part of the value that is wrong; `''` for the whole. */
  readonly pointer: string;
  /**
   * The keyword of the schema that the value does not meet, such as `required`, or `depth` and `safeInteger` for
   * additional limits.
   */
  readonly keyword: string;
  /** One sentence for people. */
  readonly message: string;
  /** What was expected, as plain data: a type, a limit, a list of values, a name. */
  readonly expected: unknown;
}

/** All errors of a value. */
export type ValidationErrors = readonly ValidationError[];

export type ValidationResult<T> =
  { readonly valid: true; readonly value: T } | { readonly valid: false; readonly errors: ValidationErrors };

/** Checks values against one schema. */
export interface Validator<T> {
  /** All errors of the value, 100 at most. */
  validate(value: unknown): ValidationResult<T>;
  is(value: unknown): value is T;
}
