/** `error` fails the run, `warning` names something that is not enforced or looks wrong, `note` only informs. */
export type Severity = 'error' | 'warning' | 'note';

/** What there is to know about one kind of finding. Without a title, a cause and a fix it does not compile. */
export interface FindingDefinition<Parameters> {
  readonly severity: Severity;
  /**
   * Whether the document says something wrongly, and outputs go on with an assumption in its place. `lint` and
   * `--strict` refuse such a document.
   */
  readonly flaw?: true;
  /** Whether it is a matter of taste: left out unless the user gives its code a severity. */
  readonly onRequest?: true;
  readonly title: string;
  /** One sentence with the particulars. */
  readonly message: (parameters: Parameters) => string;
  /** What findings with one cause have in common; their message unless given. */
  readonly group?: (parameters: Parameters) => string;
  readonly cause: string;
  readonly fix: string;
}

/** Declares one kind of finding; exists so that each entry of a catalog keeps the type of its parameters. */
export function define<Parameters extends Readonly<Record<string, unknown>>>(
  definition: FindingDefinition<Parameters>,
): FindingDefinition<Parameters> {
  return definition;
}
