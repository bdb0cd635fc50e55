/**
 * The place of a value in the document. A place is cheap: it has no line or column. Those are computed from the syntax
 * tree of the file when a finding is printed, which for most places never happens.
 */
export interface Place {
  readonly file: SourceFile;
  /** JSON Pointer (RFC 6901) inside the file, `''` for its root. */
  readonly pointer: string;
}

/** One-based line and column, as editors count them. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * A file of the document. It is plain data, so that places can be sent to other threads; `contentOf` returns its
 * contents.
 */
export interface SourceFile {
  /** Path as the user would type it from the working directory, with forward slashes. */
  readonly path: string;
}

/** The contents of a file when it was read. */
export interface FileContent {
  readonly text: string;
  /**
   * Position of the value (or, with `key: true`, of the member name) at a pointer; that of the nearest parent if it is
   * absent.
   */
  locate(pointer: string, options?: { readonly key?: boolean }): Position;
  /** A line without its end, if it is known without the whole text. */
  lineAt?(line: number): string | undefined;
}

/** Remembers the original place of each object and array of the document, even after bundling has moved it. */
export interface Places {
  /** Place of an object or array; undefined only for those that are not from a file. */
  of(node: object): Place | undefined;
  /** Place of a member or item, even if it is a scalar. */
  at(node: object, key: string | number): Place | undefined;
  /** Gives a new object or array the place of the one from which it was made. */
  inherit<T extends object>(made: T, from: object): T;
}
