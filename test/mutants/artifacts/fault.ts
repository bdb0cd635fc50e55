/** One fault in one file of an output, and the comparison with the document that must see it. */
export interface ArtifactFault {
  readonly name: string;
  /** The kind of output: `types`, `validators`, `server`, `client`, `docs` or `bundle`. */
  readonly kind: string;
  /** Below `generated/`; for `docs` below the site. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** The name of the comparison: `validators/refuses`. */
  readonly caughtBy: string;
}

export type Line = readonly [name: string, path: string, from: string, to: string, caughtBy: string];

export function faultsOf(kind: string, lines: readonly Line[]): readonly ArtifactFault[] {
  return lines.map(([name, path, from, to, caughtBy]) => ({ name, kind, path, from, to, caughtBy }));
}
