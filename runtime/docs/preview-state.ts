/** The message to a page of the preview when it opens, and after each change. */
export interface PreviewState {
  /** Identifies the current build. A page of another build is out of date. */
  readonly build: string;
  /** Errors that prevent a new build; the pages are then those of the last build. */
  readonly findings: readonly ShownFinding[];
  /** How many more findings there are. */
  readonly more: number;
}

/** An error as a page shows it: plain texts, as in a terminal. */
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
