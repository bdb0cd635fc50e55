/** Limits for one configuration. Configurations are written by anybody who may push. */
export const limits = {
  /** UTF-16 code units of one file. */
  fileLength: 524_288,
  /** UTF-16 code units of all files together. */
  totalLength: 1_048_576,
  /**
   * Line breaks and commas of all files together: they are an estimate of the number of values, which take time to
   * parse.
   */
  marks: 100_000,
  /** Values in all files together, counting aliases each time they are used. */
  values: 100_000,
  /** The weight of all values after `extends`: the length of texts, and 48 for each value. */
  mergedWeight: 24_000_000,
  /** The weight of all jobs of a pipeline, including what they inherit from `default`. */
  jobsWeight: 64_000_000,
  /** Variables of all jobs of a pipeline. */
  jobVariables: 250_000,
  /** Names in `needs` and `dependencies` of all jobs of a pipeline. */
  jobLinks: 500_000,
  /** Depth of nested mappings and sequences. */
  depth: 100,
  /** Included files on all levels. */
  includes: 150,
  includeDepth: 50,
  /** Levels of `extends` above a job. */
  extendsDepth: 10,
  /** References to references. */
  referenceDepth: 10,
  /** Nested sequences in `script` and `rules`. */
  nesting: 10,
  /** Jobs of one pipeline, after `parallel`. */
  jobs: 5_000,
  /** Jobs of one `parallel`. */
  parallel: 200,
  /** Jobs in the `needs` of one job. */
  needs: 50,
  jobNameLength: 255,
  /** Entries of `rules:changes` and `rules:exists`. */
  globs: 50,
  /** Paths that one glob is compared with; a glob over more paths is assumed to match. */
  comparisons: 50_000,
  /** Tokens of one expression of `rules:if`. */
  tokens: 100,
  /** UTF-16 code units of one regular expression or glob. */
  patternLength: 4_096,
  /** Steps of matching for one pipeline: instructions of the pattern times the length of the text. */
  matching: 40_000_000,
  /** UTF-16 code units of one expanded text. */
  expandedLength: 65_536,
  /** UTF-16 code units of all expanded texts of one pipeline. */
  expansion: 20_000_000,
  /** Errors of one kind, and the length of a message: more would not help. */
  errors: 200,
  messageLength: 2_000,
  /** UTF-16 code units of one test report. */
  reportLength: 20_971_520,
  reportDepth: 100,
  /** Cases of one test report. */
  testCases: 100_000,
  /** UTF-16 code units of the output of one test that are kept. */
  testOutput: 65_536,
} as const;
