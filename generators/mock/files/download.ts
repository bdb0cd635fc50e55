import { decodePercent } from '../../../runtime/parameters/percent.ts';
import type { MediaType, Operation, Response } from '../../model/model.ts';
import type { JsonObject } from '../../json/json.ts';
import { accepts, contentTypeOf, isWithin } from '../content.ts';
import { FORMATS, formatOfExtension, formatOfName, formatOfType, type FileFormat } from './format.ts';

/** The parts of a request that determine the format of a file. */
export interface FileRequest {
  readonly url: URL;
  readonly path: JsonObject;
  readonly query: JsonObject;
  /** The header `Accept`. */
  readonly accept: string | undefined;
}

/** The file of a response. */
export interface Download {
  readonly body: Uint8Array;
  readonly contentType: string | undefined;
  /** Value of `Content-Disposition` (RFC 6266); undefined for files that browsers show instead of saving. */
  readonly disposition: string | undefined;
}

/** The parts of the document that determine the format of a file. */
export interface FileContent {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: MediaType;
}

const BYTES = 'application/octet-stream';

/**
 * A file in the format of the media type. For a range or plain bytes, the request or the texts of the document decide
 * the format, otherwise `Accept`. Undefined for formats that the mock does not have.
 */
export function downloadOf(content: FileContent, request: FileRequest): Download | undefined {
  const format = formatOf(content, request);
  if (format === undefined) return undefined;
  const { mediaType } = content;
  const type = mediaType.type.includes('*') ? openType(format, mediaType, request) : undefined;
  return {
    body: format.make(),
    contentType: type === undefined ? contentTypeOf(mediaType).contentType : withCharset(type),
    disposition:
      format.isSaved || type === BYTES
        ? `attachment; filename="${fileName(request.url, format)}"`
        : undefined,
  };
}

/** The first media type of a file that `Accept` includes; plain bytes for callers that accept only those. */
function openType(format: FileFormat, mediaType: MediaType, { accept }: FileRequest): string {
  const [usual = BYTES] = format.types;
  const types = [...format.types, BYTES].filter((type) => isWithin(type, mediaType.type));
  return types.find((type) => accepts(accept, type)) ?? usual;
}

function formatOf(
  { operation, response, mediaType }: FileContent,
  request: FileRequest,
): FileFormat | undefined {
  const { type } = mediaType;
  const named = formatOfType(type);
  if (named !== undefined) return named;
  const isOpen = type.includes('*');
  if (!isOpen && type !== BYTES) return undefined;
  const fits = (format: FileFormat | undefined): boolean =>
    format !== undefined && (!isOpen || format.types.some((each) => isWithin(each, type)));
  const wanted = [...requestedFormats(request), ...describedFormats(operation, response)].find(fits);
  return (
    wanted ??
    (isOpen ? FORMATS.find((format) => fits(format) && isSelected(format, type, request)) : undefined)
  );
}

/** Whether `Accept` selects a format: by its type, but for images also by a range that includes plain bytes. */
function isSelected({ types }: FileFormat, range: string, { accept }: FileRequest): boolean {
  if (range.startsWith('image/')) return types.some((type) => accepts(accept, type));
  return types.some((type) => !accepts(accept, BYTES) && accepts(accept, type));
}

/** The formats that the end of the path and the format parameters name, in this order. */
function requestedFormats({ url, path, query }: FileRequest): readonly (FileFormat | undefined)[] {
  const parameters = Object.entries({ ...query, ...path })
    .filter(([name, value]) => /format|extension|^ext$|^type$/i.test(name) && typeof value === 'string')
    .map(([, value]) => formatOfExtension(String(value)));
  return [formatOfName(lastSegment(url)), ...parameters];
}

/** The format that the texts of an operation mention, such as "as tar.gz". */
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

/**
 * The last segment of the path with an extension of the format. Characters that are not allowed in a quoted string are
 * replaced.
 */
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
