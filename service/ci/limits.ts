/** Bounds of what one configuration may ask for. Configurations are written by anybody who may push. */
export const limits = {
  /** UTF-16 code units of one file. */
  fileLength: 524_288,
  /** UTF-16 code units of all files together. */
  totalLength: 1_048_576,
  /** Line ends and commas of all files together: as many values can be there, and take time to parse. */
  marks: 100_000,
  /** Values in all files together, aliases counted as often as they are used. */
  values: 100_000,
  /** The weight of all values after `extends`: the length of texts, and 48 for each value. */
  mergedWeight: 24_000_000,
  /** The weight of all jobs of a pipeline, each with what it takes from `default`. */
  jobsWeight: 64_000_000,
  /** Variables of all jobs of a pipeline. */
  jobVariables: 1_000_000,
  /** Names in `needs` and `dependencies` of all jobs of a pipeline. */
  jobLinks: 500_000,
  /** Mappings and sequences inside each other. */
  depth: 100,
  /** Files that are included, over all levels. */
  includes: 150,
  includeDepth: 50,
  /** Levels of `extends` above a job. */
  extendsDepth: 10,
  /** References that lead to references. */
  referenceDepth: 10,
  /** Nested sequences in `script` and `rules`. */
  nesting: 10,
  /** Jobs of one pipeline, after `parallel`. */
  jobs: 5_000,
  /** Jobs of one `parallel`. */
  parallel: 200,
  /** Jobs that one job needs. */
  needs: 50,
  jobNameLength: 255,
  /** Entries of `rules:changes` and `rules:exists`. */
  globs: 50,
  /** Paths that one glob is compared with; a glob over more of them is taken to match. */
  comparisons: 50_000,
  /** Tokens of one expression of `rules:if`. */
  tokens: 100,
  /** UTF-16 code units of one regular expression or glob. */
  patternLength: 4_096,
  /** Steps of matching for one pipeline: instructions of the pattern times length of the text. */
  matching: 40_000_000,
  /** UTF-16 code units of one expanded text. */
  expandedLength: 65_536,
  /** UTF-16 code units of all expanded texts of one pipeline. */
  expansion: 20_000_000,
  /** Errors of one kind, and the length of a message: more helps nobody. */
  errors: 200,
  messageLength: 2_000,
  /** UTF-16 code units of one test report. */
  reportLength: 20_971_520,
  reportDepth: 100,
  /** Cases of one test report. */
  testCases: 100_000,
  /** UTF-16 code units that are kept of the output of one test. */
  testOutput: 65_536,
} as const;
