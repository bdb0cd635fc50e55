import { decodePercent } from '../../../runtime/parameters/percent.ts';
import type { MediaType, Operation, Response } from '../../model/model.ts';
import type { JsonObject } from '../../source/document.ts';
import { contentTypeOf } from '../content.ts';
import { FORMATS, formatOfExtension, formatOfName, formatOfType, type FileFormat } from './format.ts';

/** What a caller of an operation that sends files has asked for. */
export interface FileRequest {
  readonly url: URL;
  readonly path: JsonObject;
  readonly query: JsonObject;
}

/** A file as a response sends it. */
export interface Download {
  readonly body: Uint8Array;
  readonly contentType: string | undefined;
  /** Value of `Content-Disposition` (RFC 6266); undefined for what is shown and not saved. */
  readonly disposition: string | undefined;
}

/** The parts of the document that say of which format a file is. */
export interface FileContent {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: MediaType;
}

/**
 * A real file of the format that the media type names; where it leaves the format open, of the one that the request or the
 * words of the document name. Undefined where nothing names one that the mock has.
 */
export function downloadOf(content: FileContent, request: FileRequest): Download | undefined {
  const format = formatOf(content, request);
  if (format === undefined) return undefined;
  const { mediaType } = content;
  const isOpen = mediaType.type.includes('*');
  const [type = 'application/octet-stream'] = format.types;
  return {
    body: format.make(),
    contentType: isOpen ? withCharset(type) : contentTypeOf(mediaType).contentType,
    disposition: format.isSaved ? `attachment; filename="${fileName(request.url, format)}"` : undefined,
  };
}

function formatOf(
  { operation, response, mediaType }: FileContent,
  request: FileRequest,
): FileFormat | undefined {
  const { type } = mediaType;
  const named = formatOfType(type);
  if (named !== undefined) return named;
  const isOpen = type.includes('*') || type === 'application/octet-stream';
  if (!isOpen) return undefined;
  const isWithin = (format: FileFormat | undefined): boolean => format !== undefined && fits(format, type);
  const first = FORMATS.find((format) => type.startsWith('image/') && fits(format, type));
  return [...requestedFormats(request), ...describedFormats(operation, response)].find(isWithin) ?? first;
}

function fits({ types }: FileFormat, type: string): boolean {
  if (type === '*/*' || type === 'application/octet-stream') return true;
  return types.some((each) => each.startsWith(type.slice(0, -1)));
}

/** The formats that the end of the path and the parameters for formats name, in this order. */
function requestedFormats({ url, path, query }: FileRequest): readonly (FileFormat | undefined)[] {
  const parameters = Object.entries({ ...query, ...path })
    .filter(([name, value]) => /format|extension|^ext$|^type$/i.test(name) && typeof value === 'string')
    .map(([, value]) => formatOfExtension(String(value)));
  return [formatOfName(lastSegment(url)), ...parameters];
}

/** The format that the texts of an operation name, such as "as tar.gz". */
function describedFormats(operation: Operation, response: Response): readonly (FileFormat | undefined)[] {
  return [operation.summary, response.description, operation.description].map((text) => {
    for (const [word] of (text ?? '').matchAll(/[a-z\d]+(?:\.[a-z\d]+)?/gi)) {
      const format = formatOfExtension(word);
      if (format !== undefined) return format;
    }
    return undefined;
  });
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** The last segment of the path with an ending of the format. Characters that a quoted string cannot hold are replaced. */
function fileName(url: URL, format: FileFormat): string {
  const name = lastSegment(url)
    .replaceAll(/[^\w.~-]/g, '_')
    .slice(-100);
  const [extension = ''] = format.extensions;
  if (name === '') return `file.${extension}`;
  return formatOfName(name) === format ? name : `${name}.${extension}`;
}

function lastSegment({ pathname }: URL): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return decodePercent(segment) ?? segment;
}
