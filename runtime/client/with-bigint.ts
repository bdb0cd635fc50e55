/** Types whose members are not sent: files, and texts. */
type Whole = string | Uint8Array | { readonly arrayBuffer: unknown } | { readonly getReader: unknown };

/** A type with `number | bigint` in place of each `number`, for integers that a double cannot represent. */
export type WithBigint<Value> = Value extends number
  ? number extends Value
    ? Value | bigint
    : Value
  : Value extends Whole
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: WithBigint<Value[Name]> }
      : Value;
