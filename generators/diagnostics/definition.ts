/** `error` fails the run, `warning` names something that is not enforced or looks wrong, `note` only informs. */
export type Severity = 'error' | 'warning' | 'note';

/** The description of one kind of finding. Without a title, a cause and a fix it does not compile. */
export interface FindingDefinition<Parameters> {
  readonly severity: Severity;
  /**
   * Whether it is an error of the document that outputs replace with an assumption. `lint` and `--strict` refuse such a
   * document.
   */
  readonly flaw?: true;
  /** Whether it is a matter of taste: left out unless the user sets a severity for its code. */
  readonly onRequest?: true;
  readonly title: string;
  /** One sentence with the details. */
  readonly message: (parameters: Parameters) => string;
  /** What findings with one cause have in common; their message by default. */
  readonly group?: (parameters: Parameters) => string;
  readonly cause: string;
  readonly fix: string;
}

/** Declares one kind of finding, so that each entry of a catalog keeps the type of its parameters. */
export function define<Parameters extends Readonly<Record<string, unknown>>>(
  definition: FindingDefinition<Parameters>,
): FindingDefinition<Parameters> {
  return definition;
}

type Define = <Parameters extends Readonly<Record<string, unknown>>>(
  definition: Omit<FindingDefinition<Parameters>, 'severity' | 'flaw'>,
) => FindingDefinition<Parameters>;

/** The same, for one severity. */
export const error: Define = (definition) => ({ severity: 'error', ...definition });
export const warning: Define = (definition) => ({ severity: 'warning', ...definition });
export const note: Define = (definition) => ({ severity: 'note', ...definition });

/** A warning about a flaw. */
export const flaw: Define = (definition) => ({ severity: 'warning', flaw: true, ...definition });
