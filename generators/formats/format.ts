/** A format: the meaning of a `format` in a schema for strings or numbers. */
export interface Format {
  /** As documents write it: `date-time`. */
  readonly name: string;
  /** The check of values; undefined where values are not checked. */
  readonly check?: FormatCheck;
  /** True if every value of the type has the format. */
  readonly open?: true;
  /** Texts of the format, to show and to send. */
  readonly samples?: readonly string[];
  /** Valid texts that careless readers refuse. */
  readonly bounds?: readonly string[];
  /** Texts that look like the format but are invalid, by the reason. */
  readonly nearMisses?: Readonly<Record<string, string>>;
}

/** Checks only values of its type: others have every format (JSON Schema 2020-12 Validation, section 7.2.1). */
export type FormatCheck = {
  /** File in `runtime/validation/formats`, without extension, that exports the function by its own name. */
  readonly file: string;
  /** The module itself, if it belongs to a plug-in; it becomes that file in the output. */
  readonly module?: URL;
} & (
  | { readonly type: 'string'; readonly test: (text: string) => boolean }
  | { readonly type: 'number'; readonly test: (number: number) => boolean }
);
