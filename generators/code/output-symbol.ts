/** A name that a module of the output exports: what other modules mention, they import. */
export interface OutputSymbol {
  /** Path in the output, without extension: `types/schemas/group`. */
  readonly module: string;
  /** Name under which it is exported; `*` stands for all that the module exports, which then needs `as`. */
  readonly name: string;
  /** Name by which it goes where it is mentioned, if that is another one. */
  readonly as?: string | undefined;
  /** Whether nothing is left of it when a program runs, so that scripts cannot mention it. */
  readonly isType: boolean;
}
