/** A stream to print to. */
interface TextStream {
  /** Whether it is a terminal. */
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** The parts of `process` that a call uses. */
export interface ProcessContext {
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}
