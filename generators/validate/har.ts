import type { Json } from '../json/json.ts';
import { isObject, memberOf } from '../json/member.ts';
import { formatPointer } from '../json/pointer.ts';

/** The members of an HTTP Archive 1.2 (W3C draft of 14 August 2012) that the checks use; other members are ignored. */
export interface HarEntry {
  /** Index in `log.entries`, from 0. */
  readonly index: number;
  readonly pointer: string;
  readonly request: HarRequest | undefined;
  readonly response: HarResponse | undefined;
  /** Required parts that are absent or of another type. */
  readonly missing: readonly string[];
}

export type NamedText = readonly [name: string, text: string];

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly NamedText[];
  readonly body: HarBody | undefined;
  /** Number of bytes of the body, -1 if it is unknown. */
  readonly bodySize: number;
}

export interface HarResponse {
  /** 0 or less if there was none. */
  readonly status: number;
  readonly headers: readonly NamedText[];
  readonly body: HarBody | undefined;
}

export interface HarBody {
  readonly pointer: string;
  /** As recorded, with parameters; empty where there is none. */
  readonly mimeType: string;
  readonly text: string | undefined;
  readonly isBase64: boolean;
  /** Fields of a form, decoded; names of files are left out. */
  readonly params: readonly NamedText[] | undefined;
  /** Number of bytes that were sent, -1 if it is unknown. */
  readonly size: number;
}

/** The entries of an archive; a text with what is missing if the value is not an archive. */
export function readHar(value: Json): readonly HarEntry[] | string {
  const log = memberOf(value, 'log');
  if (!isObject(log)) return 'it has no object `log`';
  const entries = memberOf(log, 'entries');
  if (!Array.isArray(entries)) return '`log` has no list `entries`';
  return entries.map(readEntry);
}

function readEntry(entry: Json, index: number): HarEntry {
  const pointer = formatPointer(['log', 'entries', index]);
  const request = memberOf(entry, 'request');
  const response = memberOf(entry, 'response');
  const method = textOf(request, 'method');
  const url = textOf(request, 'url');
  const status = memberOf(response, 'status');
  const missing = [
    ...(isObject(request) ? [] : ['request']),
    ...(isObject(request) && method === undefined ? ['request.method'] : []),
    ...(isObject(request) && url === undefined ? ['request.url'] : []),
    ...(isObject(response) ? [] : ['response']),
    ...(isObject(response) && typeof status !== 'number' ? ['response.status'] : []),
  ];
  return {
    index,
    pointer,
    missing,
    request:
      method === undefined || url === undefined
        ? undefined
        : {
            method,
            url,
            headers: namedTexts(memberOf(request, 'headers')) ?? [],
            body: readBody(memberOf(request, 'postData'), `${pointer}/request/postData`),
            bodySize: sizeOf(request, 'bodySize'),
          },
    response:
      typeof status !== 'number'
        ? undefined
        : {
            status,
            headers: namedTexts(memberOf(response, 'headers')) ?? [],
            body: readBody(memberOf(response, 'content'), `${pointer}/response/content`),
          },
  };
}

function readBody(value: Json | undefined, pointer: string): HarBody | undefined {
  if (!isObject(value)) return undefined;
  return {
    pointer,
    mimeType: textOf(value, 'mimeType') ?? '',
    text: textOf(value, 'text'),
    isBase64: textOf(value, 'encoding') === 'base64',
    params: namedTexts(memberOf(value, 'params')),
    size: sizeOf(value, 'size'),
  };
}

function sizeOf(value: Json | undefined, name: string): number {
  const size = memberOf(value, name);
  return typeof size === 'number' ? size : -1;
}

/** The `Content-Length` of a message; 0 where it has none that is a number. */
export function sentLength(headers: readonly NamedText[]): number {
  const [, length = ''] = headers.find(([name]) => name.toLowerCase() === 'content-length') ?? [];
  return /^\d+$/.test(length.trim()) ? Number(length) : 0;
}

/** Members `name` and `value` of the items of a list; items without a name are left out. */
function namedTexts(value: Json | undefined): readonly NamedText[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const name = textOf(item, 'name');
    return name === undefined ? [] : [[name, textOf(item, 'value') ?? ''] as const];
  });
}

function textOf(value: Json | undefined, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}
