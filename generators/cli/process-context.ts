/** A stream that a call prints to. */
interface Printed {
  /** Whether it is a terminal. */
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** What a call finds around it: where it prints, and the variables of the environment. `process` is one. */
export interface ProcessContext {
  readonly stdout: Printed;
  readonly stderr: Printed;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}
