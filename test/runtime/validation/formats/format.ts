export type Check = (text: string) => boolean;

/** A format: what it is checked by, what another implementation of the same texts says, and verdicts by section. */
export interface Format {
  readonly check: Check;
  /** Undefined for texts of which the other implementation takes another view; those are in the verdicts. */
  readonly peer?: (text: string) => boolean | undefined;
  readonly verdicts: Readonly<Record<string, { readonly valid?: string[]; readonly invalid?: string[] }>>;
}
