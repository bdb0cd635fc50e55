import { joinPieces, type Piece } from './multipart-stream.ts';
import type { Operation, Values, Write, Written } from './operation.ts';

/**
 * Writes a multipart form (RFC 7578), with files and fields. If a file is a stream, so is the body, which can then be sent
 * only once. `FormData` does not support streams, and would change the line ends of texts.
 */
export function writeMultipart({ body }: Values, operation: Operation): Written {
  const boundary = crypto.getRandomValues(new Uint32Array(4)).join('');
  const pieces = Object.entries(body as object).flatMap(([name, value]) =>
    partsOf(name, value, operation).flatMap(([content, parameters, type]) => [
      `--${boundary}\r\ncontent-disposition: form-data; ${parameters}${type ? `\r\ncontent-type: ${type}` : ''}\r\n\r\n`,
      content,
      '\r\n',
    ]),
  );
  return {
    body: joinPieces([...pieces, `--${boundary}--\r\n`]),
    duplex: 'half',
    headers: { 'content-type': `${operation.contentType}; boundary=${boundary}` },
  };
}

/** A part: its content, the parameters of `Content-Disposition`, and its media type, unless that is plain text. */
type Part = readonly [content: Piece, parameters: string, type: string | undefined];

function partsOf(name: string, value: unknown, operation: Operation): readonly Part[] {
  if (value === undefined) return [];
  if (isFile(value)) {
    // Bytes and streams have neither name nor type.
    const { name: fileName = name, type } = value as Partial<File>;
    const parameters = `${parameter('name', name)}; ${parameter('filename', fileName)}`;
    return [[value, parameters, type || 'application/octet-stream']];
  }
  const items: readonly unknown[] = [value].flat();
  if (items.some(isFile))
    return items.flatMap((item) => partsOf(name, isFile(item) ? item : [item], operation));
  // Texts in parts are not percent-encoded.
  const text = (operation.writeFields as Write<string>)({ body: { [name]: value } }, operation);
  return [...new URLSearchParams(text)].map(([field, content]) => [
    content,
    parameter('name', field),
    operation.partTypes?.[name],
  ]);
}

/** Escapes names as browsers do (HTML Standard, multipart form data). */
function parameter(name: string, value: string): string {
  return `${name}="${value.replace(/["\r\n]/g, encodeURIComponent)}"`;
}

/** Whether a value is the content of a file. */
export function isFile(value: unknown): value is Exclude<Piece, string> {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ReadableStream;
}
