/** A name and address as git writes them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** A person and a time: ISO 8601 with milliseconds and the offset of the writer, `2026-09-14T11:22:33.000+02:00`. */
export interface Authorship extends Person {
  readonly at: string;
}

/** Changed lines. */
export interface Stats {
  readonly additions: number;
  readonly deletions: number;
  readonly total: number;
}

/** A trailer of a message, in the order of the message. Names can repeat. */
export interface Trailer {
  readonly name: string;
  readonly value: string;
}

export interface Commit {
  /** 40 hexadecimal digits. */
  readonly id: string;
  readonly treeId: string;
  readonly parentIds: readonly string[];
  /** The first line of the message. */
  readonly title: string;
  readonly message: string;
  readonly author: Authorship;
  readonly committer: Authorship;
  readonly trailers: readonly Trailer[];
  /** Only if they were requested. */
  readonly stats?: Stats;
}

/** A file (`blob`), folder (`tree`) or submodule (`commit`). */
export interface TreeEntry {
  readonly id: string;
  readonly name: string;
  readonly type: 'blob' | 'tree' | 'commit';
  /** From the root of the repository. */
  readonly path: string;
  /** Six octal digits: `100644`, `100755`, `120000`, `040000`, `160000`. */
  readonly mode: string;
}

export interface Blob {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Buffer;
}

export interface BlobStream {
  readonly id: string;
  readonly size: number;
  readonly stream: NodeJS.ReadableStream;
}

export interface Branch {
  readonly name: string;
  readonly commit: Commit;
}

export interface Tag {
  readonly name: string;
  /** The tag object of an annotated tag, otherwise the commit. */
  readonly targetId: string;
  readonly commit: Commit;
  /** Of an annotated tag. */
  readonly message?: string;
  readonly tagger?: Authorship;
}

export interface RefName {
  readonly type: 'branch' | 'tag';
  readonly name: string;
}

/** A change of one reference. `null` means that it does not exist. `ref` is the full name, `refs/heads/main`. */
export interface RefChange {
  readonly ref: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A signature as it is in the commit, and the signed bytes. */
export interface Signature {
  readonly kind: 'gpg' | 'ssh' | 'x509';
  readonly signature: string;
  readonly payload: Buffer;
  readonly committer: Authorship;
}

export interface Contributor extends Person {
  readonly commits: number;
  readonly additions: number;
  readonly deletions: number;
}

/** Adjacent lines of a file that one commit last changed. */
export interface BlameRange {
  readonly commit: Commit;
  /** Without the line feeds. */
  readonly lines: readonly string[];
}

/** How one file differs. */
export interface FileDiff {
  readonly oldPath: string;
  readonly newPath: string;
  /** `000000` if there is no file. */
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldId: string;
  readonly newId: string;
  readonly isNew: boolean;
  readonly isRenamed: boolean;
  readonly isDeleted: boolean;
  readonly isBinary: boolean;
  /** From the first `@@` on, or with the `---` and `+++` lines if the unified form was requested. */
  readonly diff: string;
  readonly additions: number;
  readonly deletions: number;
  /** Whether the difference was left out because it exceeds the limits. */
  readonly tooLarge: boolean;
}

export interface Comparison {
  /** The common ancestor; undefined if there is none. */
  readonly mergeBase?: string;
  readonly from: string;
  readonly to: string;
  /** Commits of `to` that are not in `from`, the oldest first. */
  readonly commits: readonly Commit[];
  readonly diffs: readonly FileDiff[];
  readonly sameRef: boolean;
  /** Whether commits, files or lines were left out because they exceed the limits. */
  readonly overflow: boolean;
}

/** A list that was cut at its limit. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}
