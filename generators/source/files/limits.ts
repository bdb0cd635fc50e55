/** Bounds on hostile documents. Real ones stay far below: GitHub's API is 13 MB of JSON, 21 levels deep. */
export const limits = {
  /** Bytes of all files of a document together. */
  bytes: 64 * 1024 * 1024,
  /** Bytes of one YAML file. GitHub's API is 10 MB of YAML, which takes 8 s and 630 MB. */
  yamlBytes: 16 * 1024 * 1024,
  /** Tokens of one YAML file, 1.7 million for GitHub's API: the syntax tree takes up to 600 bytes for each. */
  yamlTokens: 2_500_000,
  /** Levels of nesting. */
  depth: 256,
  /** Values that aliases (`*name`) may add to the written ones. */
  aliasedValues: 500_000,
  /** Values that references to path items and similar objects may add. */
  copiedValues: 200_000,
  /**
   * Ways by which one schema may lead to others for the same value, beyond the number of schemas: the largest number in
   * 250 published documents is 346.
   */
  ways: 2_000,
  /** Syntax errors reported per file. */
  syntaxErrors: 20,
} as const;
