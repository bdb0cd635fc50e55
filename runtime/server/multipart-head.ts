import { malformed } from './multipart-fault.ts';
import { readMediaType } from '../contract/media-type.ts';

/** The head of a part of a multipart body (RFC 7578). */
export interface PartHead {
  readonly name: string;
  /** Set for files. Do not use it as a path. */
  readonly filename: string | undefined;
  /** The media type without parameters; undefined if the part has none. */
  readonly contentType: string | undefined;
}

/**
 * Reads the headers of a part, without the empty line after them. Throws a `Refusal` of 400 if they are malformed or
 * repeated: of two file names, a filter in front of the server may have checked the other one.
 */
export function readHead(text: string): PartHead {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    if (line === '') continue;
    const colon = line.indexOf(':');
    if (colon < 1 || /^\s/.test(line)) throw malformed('a header of a part is malformed');
    const name = line.slice(0, colon).toLowerCase();
    // Other headers have no meaning (RFC 7578, section 4.8).
    if (name !== 'content-disposition' && name !== 'content-type') continue;
    if (headers.has(name)) throw malformed(`a part has more than one ${name}`);
    headers.set(name, line.slice(colon + 1).trim());
  }
  const disposition = headers.get('content-disposition') ?? '';
  const name = dispositionParameter(disposition, 'name');
  if (!/^form-data\s*(?:;|$)/i.test(disposition) || name === undefined) throw malformed('a part has no name');
  const contentType = headers.get('content-type');
  return {
    name,
    filename: dispositionParameter(disposition, 'filename'),
    contentType: contentType === undefined ? undefined : readMediaType(contentType)?.essence,
  };
}

/**
 * Browsers escape quotes as `%22` and leave backslashes as they are (HTML Standard, multipart/form-data encoding
 * algorithm); others escape quotes with a backslash. So a backslash before a quote belongs to the value if the quote
 * ends it: before `;` or at the end.
 */
const parameters =
  /;[ \t]*([\w-]+\*?)=(?:"((?:[^"\\]|\\"(?![ \t]*(?:;|$))|\\(?!"(?![ \t]*(?:;|$))))*)"|([^";\s]*))/g;

function dispositionParameter(disposition: string, name: string): string | undefined {
  const found = [...disposition.matchAll(parameters)].filter(([, key]) => key?.toLowerCase() === name);
  if (found.length > 1) throw malformed(`a part has more than one ${name}`);
  const [, , quoted, token] = found[0] ?? [];
  const value = quoted?.replaceAll('\\"', '"') ?? token;
  return value === undefined
    ? undefined
    : utf8(value).replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

/** Text of a head, which was read byte by byte, as UTF-8. */
function utf8(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  );
}
