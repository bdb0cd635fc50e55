/** The requested bytes of a blob: from `start` up to, but not including, `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What was stored. */
export interface StoredBlob {
  /** SHA-256 of the content in hexadecimal digits: equal content is stored once. */
  readonly hash: string;
  /** Content beside the database: artifacts, uploads. Rows that refer to a blob keep its hash and size. */
  readonly size: number;
}

/**
 * Lets `work` store content, and the rows that refer to it. The content is not removed before `work` ends, even if
 * others delete their references to it in the meantime.
 */
export interface BlobStore {
  /**
   * Lets `work` store content, and the rows that refer to it. What it has written is not removed before it ends, whoever
   * else lets go of the same content meanwhile.
   */
  storing<Result>(work: (write: WriteBlob) => Promise<Result>): Promise<Result>;
  /**
   * Removes content that nothing refers to. `isUnused` is called while nobody is storing this content, as a new row may
   * refer to it. Must not be called within `storing` for content that was written there.
   */
  read(hash: string, range?: ByteRange): Promise<NodeJS.ReadableStream & AsyncIterable<Uint8Array>>;
  /**
   * Removes content that nothing refers to. `isUnused` is asked when nobody stores this content: a new row may refer to it.
   * Not to be called within `storing` for what was written there.
   */
  remove(hash: string, isUnused: () => Promise<boolean>): Promise<void>;
  /** Keeps content even if nothing refers to it, until the process ends or the returned function is called. */
  list(): AsyncIterable<ListedBlob>;
  /** An entry of the list of stored content. */
  keep(hashes: readonly string[]): () => void;
}

/** When it was last written, by the clock of the machine. */
export interface ListedBlob {
  readonly hash: string;
  /** Stores content completely or not at all. Rejects with `BlobTooLarge` beyond `maxBytes`. */
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
