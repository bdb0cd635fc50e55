/** What a page of the preview is sent when it opens, and at each change. */
export interface PreviewState {
  /** Names the pages as they are now. A page of another build is out of date. */
  readonly build: string;
  /** What keeps pages from being made anew; the pages are then those of before. */
  readonly findings: readonly ShownFinding[];
  /** How many more findings there are. */
  readonly more: number;
}

/** An error as a page shows it: texts alone, as a terminal would show them. */
export interface ShownFinding {
  readonly code: string;
  readonly message: string;
  /** `spec/openapi.yaml:12:5` */
  readonly place?: string;
  readonly excerpt?: ShownExcerpt;
  readonly cause: string;
  readonly fix: string;
}

/** A line of a file, and how many characters of it stand before the caret. */
export interface ShownExcerpt {
  readonly number: number;
  readonly line: string;
  readonly caret: number;
}
