/** A format: what `format` in a schema says of strings or numbers. */
export interface Format {
  /** As documents write it: `date-time`. */
  readonly name: string;
  /** What checks values; undefined where nothing checks them. */
  readonly check?: FormatCheck;
  /** Set where every value of the type has the format. */
  readonly open?: true;
  /** Texts of the format, to be shown and sent. */
  readonly samples?: readonly string[];
  /** Texts of the format that careless readers refuse. */
  readonly bounds?: readonly string[];
  /** Texts that look like the format and are not of it, by what is wrong with them. */
  readonly nearMisses?: Readonly<Record<string, string>>;
}

/** Values of other types than that of the format are not checked (JSON Schema 2020-12 Validation, section 7.2.1). */
export type FormatCheck = {
  /** File in `runtime/validation/formats`, without extension, that exports the function by its own name. */
  readonly file: string;
  /** The module itself, where it is one of a plug-in; the output gets it as that file. */
  readonly module?: URL;
} & (
  | { readonly type: 'string'; readonly test: (text: string) => boolean }
  | { readonly type: 'number'; readonly test: (number: number) => boolean }
);
