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
  /** Stores content whole or not at all. Rejects with `BlobTooLarge` beyond `maxBytes`. */
  write(content: AsyncIterable<Uint8Array>, limits: { readonly maxBytes: number }): Promise<StoredBlob>;
  /** The content, or a part of it. Rejects with `BlobNotFound`. */
  read(hash: string, range?: ByteRange): Promise<NodeJS.ReadableStream & AsyncIterable<Uint8Array>>;
  /** Without complaint where there is none. Only for blobs that no row refers to any more. */
  remove(hash: string): Promise<void>;
}

export class BlobNotFound extends Error {
  override readonly name = 'BlobNotFound';
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';
}
