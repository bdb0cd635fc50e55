/** A name that a module of the output exports. Modules that mention it import it. */
export interface OutputSymbol {
  /** Path in the output, without extension: `types/schemas/group`. */
  readonly module: string;
  /** Name under which it is exported; `*` means all exports of the module, and then requires `as`. */
  readonly name: string;
  /** Its local name in the modules that mention it, where it differs. */
  readonly as?: string | undefined;
  /** Whether it exists only as a type, so that scripts cannot mention it. */
  readonly isType: boolean;
}
