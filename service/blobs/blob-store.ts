/** Bytes of a blob that are wanted: from `start` up to and without `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What was stored. */
export interface StoredBlob {
  /** SHA-256 of the content in hexadecimal digits: the same content is stored once. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** Content that stands beside the database: artifacts, uploads. Who refers to a blob keeps its hash and size. */
export interface BlobStore {
  /**
   * Lets `work` store content, and the rows that refer to it. What it has written is not removed before it ends, whoever
   * else lets go of the same content meanwhile.
   */
  storing<Result>(work: (write: WriteBlob) => Promise<Result>): Promise<Result>;
  /** The content, or a part of it. Rejects with `BlobNotFound`. */
  read(hash: string, range?: ByteRange): Promise<NodeJS.ReadableStream & AsyncIterable<Uint8Array>>;
  /**
   * Removes content that nothing refers to. `isUnused` is asked when nobody stores this content: a new row may refer to it.
   * Not to be called within `storing` for what was written there.
   */
  remove(hash: string, isUnused: () => Promise<boolean>): Promise<void>;
  /** All that is stored, in no order. */
  list(): AsyncIterable<ListedBlob>;
  /** Keeps content although nothing refers to it, for as long as the process runs or until the function is called that it gives. */
  keep(hashes: readonly string[]): () => void;
}

/** Content that is stored, as a listing has it. */
export interface ListedBlob {
  readonly hash: string;
  /** When it was last written, by the clock of the machine. */
  readonly writtenAt: Date;
}

/** Stores content whole or not at all. Rejects with `BlobTooLarge` beyond `maxBytes`. */
export type WriteBlob = (
  content: AsyncIterable<Uint8Array>,
  limits: { readonly maxBytes: number },
) => Promise<StoredBlob>;

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';
}
