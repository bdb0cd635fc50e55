/** What has members, but none that are sent: files, and texts of an open list. */
type Whole = string | Uint8Array | { readonly arrayBuffer: unknown } | { readonly getReader: unknown };

/** The same with `number | bigint` in place of each `number`: arguments with integers that a double may not hold. */
export type WithBigint<Value> = Value extends number
  ? number extends Value
    ? Value | bigint
    : Value
  : Value extends Whole
    ? Value
    : Value extends object
      ? { [Name in keyof Value]: WithBigint<Value[Name]> }
      : Value;
