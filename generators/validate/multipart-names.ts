import { readMediaType } from '../../runtime/contract/media-type.ts';
import { readHead } from '../../runtime/server/multipart-head.ts';
import { boundaryOf } from '../../runtime/server/multipart-parser.ts';

/**
 * The names of the parts of a multipart body (RFC 7578, section 4.2), as the generated server reads them, as far as
 * the text goes; undefined if the media type has no boundary. Recorders may shorten line breaks.
 */
export function multipartNames(text: string, mimeType: string): readonly string[] | undefined {
  const mediaType = readMediaType(mimeType);
  const boundary = mediaType === undefined ? undefined : boundaryOf(mediaType);
  if (boundary === undefined) return undefined;
  return `\n${text}`
    .split(`\n--${boundary}`)
    .slice(1)
    .flatMap((part) => {
      const name = nameOf(part.split(/\r?\n\r?\n/, 1)[0] ?? '');
      return name === undefined ? [] : [name];
    });
}

function nameOf(head: string): string | undefined {
  const lines = head.split(/\r?\n/).slice(1).join('\r\n');
  try {
    // A head is read byte by byte.
    return readHead(Buffer.from(lines, 'utf8').toString('latin1')).name;
  } catch {
    // The closing delimiter, or a part that the server would refuse.
    return undefined;
  }
}
