import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type {
  GetArchiveHandler,
  UploadCoverHandler,
  GetSummaryHandler,
  PutSummaryHandler,
  GetFileHandler,
  PutFileHandler,
} from '../generated/server/index.js';
import { books, files, summaries } from '../shelf.ts';

const missing = { status: 404, body: { message: 'There is no such file.' } } as const;

/**
 * Download all books
 *
 * `GET /archive.{format}`
 */
export const getArchive: GetArchiveHandler = async ({ path }) => {
  const lines = Readable.from(books.values().map((book) => Buffer.from(`${JSON.stringify(book)}\n`)));
  if (path.format === 'json') return { status: 200, contentType: 'application/octet-stream', body: lines };
  return { status: 200, contentType: 'application/gzip', body: lines.pipe(createGzip()) };
};

/**
 * Upload a cover
 *
 * `POST /books/{id}/covers`
 */
export const uploadCover: UploadCoverHandler = async ({ path, body }) => {
  if (!books.has(path.id)) return { status: 404, body: { message: 'There is no such book.' } };
  let size = 0;
  const { title } = await body.read(async ({ content }) => {
    for await (const piece of content) size += piece.length;
  });
  return { status: 201, body: { title, size } };
};

/**
 * Read the summary of a book
 *
 * `GET /books/{id}/summary`
 */
export const getSummary: GetSummaryHandler = async ({ path }) => {
  const body = summaries.get(path.id);
  return body === undefined ? missing : { status: 200, body };
};

/**
 * Write the summary of a book
 *
 * `PUT /books/{id}/summary`
 */
export const putSummary: PutSummaryHandler = async ({ path, body }) => {
  if (!books.has(path.id)) return { status: 404, body: { message: 'There is no such book.' } };
  summaries.set(path.id, body);
  return { status: 204 };
};

/**
 * Read a file
 *
 * `GET /files/{path}`
 */
export const getFile: GetFileHandler = async ({ path }) => {
  const body = files.get(path.path);
  if (body === undefined) return { ...missing, contentType: 'application/json' };
  return { status: 200, contentType: 'application/octet-stream', body };
};

/**
 * Write a file
 *
 * `PUT /files/{path}`
 */
export const putFile: PutFileHandler = async ({ path, body }) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  files.set(path.path, bytes);
  return { status: 200, body: bytes.length };
};
