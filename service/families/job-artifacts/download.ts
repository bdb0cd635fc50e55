import { isUtf8 } from 'node:buffer';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { byteStream } from '../../http/byte-stream.ts';
import { badRequest } from '../../http/refusals.ts';
import { byteRange, partOf } from './byte-range.ts';
import { unpack } from './unpack.ts';
import type { ArchivedFile } from './zip-directory.ts';

/** Bytes to send: all of them, or the requested part. */
export type Download =
  | { readonly status: 200; readonly body: AsyncIterable<Uint8Array> }
  | {
      readonly status: 206;
      readonly contentType: string;
      readonly headers: { readonly 'Content-Range': string };
      readonly body: AsyncIterable<Uint8Array>;
    };

/** An archive as it was stored. */
export async function downloadArchive(
  { blobs }: Pick<Forge, 'blobs'>,
  { hash, size }: Row<'artifacts'>,
  header: string | undefined,
): Promise<Download> {
  const range = byteRange(header, size);
  const body = byteStream(await blobs.read(hash, range));
  if (range === undefined) return { status: 200, body };
  const headers = { 'Content-Range': `bytes ${range.start}-${range.end - 1}/${size}` };
  return { status: 206, contentType: 'application/zip', headers, body };
}

/** One file of an archive, decompressed while it is sent. */
export function downloadFile(
  { blobs }: Pick<Forge, 'blobs'>,
  { hash }: Row<'artifacts'>,
  file: ArchivedFile,
  header: string | undefined,
): Download & { readonly contentType: string } {
  const range = byteRange(header, file.size);
  const body = unpack(blobs, hash, file);
  const contentType = 'application/octet-stream';
  if (range === undefined) return { status: 200, contentType, body };
  const headers = { 'Content-Range': `bytes ${range.start}-${range.end - 1}/${file.size}` };
  return { status: 206, contentType, headers, body: partOf(body, range) };
}

/** Maximum bytes of a file that is sent as text. */
const maximalText = 64 * 1024 * 1024;

/** One file of an archive as plain text; undefined if its bytes are not text. */
export async function downloadText(
  forge: Pick<Forge, 'blobs'>,
  archive: Row<'artifacts'>,
  file: ArchivedFile,
  header: string | undefined,
): Promise<
  Exclude<Download, { readonly status: 200 }> | { readonly status: 200; readonly body: string } | undefined
> {
  const download = downloadFile(forge, archive, file, header);
  if (download.status === 206) return { ...download, contentType: 'text/plain' };
  if (file.size > maximalText) throw badRequest('The file is too large to be sent as a text.');
  const pieces: Uint8Array[] = [];
  for await (const piece of download.body) pieces.push(piece);
  const content = Buffer.concat(pieces);
  return isUtf8(content) ? { status: 200, body: content.toString('utf8') } : undefined;
}
