/** The message to a page of the preview when it opens, and after each change. */
export interface PreviewState {
  /** Identifies the current build. Pages of other builds are out of date. */
  readonly build: string;
  /** Errors that prevent a new build. */
  readonly findings: readonly ShownFinding[];
  /** Number of further findings. */
  readonly more: number;
}

/** An error, as plain texts. */
export interface ShownFinding {
  readonly code: string;
  readonly message: string;
  /** `spec/openapi.yaml:12:5` */
  readonly place?: string;
  readonly excerpt?: ShownExcerpt;
  readonly cause: string;
  readonly fix: string;
}

/** A line of a file, and the number of characters before the caret. */
export interface ShownExcerpt {
  readonly number: number;
  readonly line: string;
  readonly caret: number;
}
