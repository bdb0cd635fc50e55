import type { Operation, Values, Write, Written } from './operation.ts';
import { writeParts, type FormPart } from './multipart-stream.ts';

/**
 * Writes a form in parts (RFC 7578): files as they are, everything else as in a form without files. If one of the files
 * is a stream, the body is a stream too and can be sent only once.
 */
export function writeMultipart({ body }: Values, operation: Operation): Written {
  const parts = Object.entries(body as object).flatMap(([name, value]) => partsOf(name, value, operation));
  return writeParts(parts, operation.contentType as string);
}

function partsOf(name: string, value: unknown, operation: Operation): readonly FormPart[] {
  if (value === undefined) return [];
  if (isFile(value))
    return [{ name, content: contentOf(value), fileName: value instanceof File ? value.name : name }];
  if (Array.isArray(value) && value.some(isFile)) {
    return value.flatMap((item: unknown) => partsOf(name, isFile(item) ? item : [item], operation));
  }
  return (operation.writeFields as Write<string>)({ body: { [name]: value } }, operation)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => textPart(pair, operation.partTypes?.[name]));
}

type FileContent = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

export function isFile(value: unknown): value is FileContent {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ReadableStream;
}

function contentOf(file: FileContent): Blob | ReadableStream<Uint8Array> {
  return file instanceof Uint8Array ? new Blob([file]) : file;
}

/** Parts contain texts as they are, without the encoding of a query. */
function textPart(pair: string, type: string | undefined): FormPart {
  const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
  return { name, content: type ? new Blob([value], { type }) : value, fileName: undefined };
}
