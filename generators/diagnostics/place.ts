/**
 * Where a value of the document stands. A place is cheap: it holds no line or column. Those are worked out
 * from the syntax tree of the file when a finding is printed, which for most places never happens.
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

/** A file of the document. It is plain data, so that places cross to other threads; `contentOf` gives what it holds. */
export interface SourceFile {
  /** Path as the user would type it from the working directory, with forward slashes. */
  readonly path: string;
}

/** What a file held when it was read. */
export interface FileContent {
  readonly text: string;
  /** Position of the value (or, with `key: true`, of the member name) at a pointer; the nearest parent's if it is absent. */
  locate(pointer: string, options?: { readonly key?: boolean }): Position;
}

/** Remembers for each object and array of the document the place it came from, also after it was moved by bundling. */
export interface Places {
  /** Place of a container; undefined only for containers that no file held. */
  of(node: object): Place | undefined;
  /** Place of a member of a container, also when the member is a scalar. */
  at(node: object, key: string | number): Place | undefined;
  /** Gives a container that a stage made the place of the one it was made from. */
  inherit<T extends object>(made: T, from: object): T;
}
