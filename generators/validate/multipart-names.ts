/**
 * The names of the parts of a multipart body (RFC 7578, section 4.2), up to the end of the text; undefined if the media
 * type has no boundary.
 */
export function multipartNames(text: string, mimeType: string): readonly string[] | undefined {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(mimeType);
  const delimiter = boundary?.[1] ?? boundary?.[2];
  if (delimiter === undefined) return undefined;
  return text
    .split(`--${delimiter}`)
    .slice(1)
    .flatMap((part) => {
      const headers = part.split(/\r?\n\r?\n/, 1)[0] ?? '';
      const name = /^content-disposition:\s*form-data\b[^\r\n]*?;\s*name=(?:"([^"]*)"|([^\s;]+))/im.exec(
        headers,
      );
      return name === null ? [] : [name[1] ?? name[2] ?? ''];
    });
}
