type Name = (found: readonly string[]) => string;

/** Files of a project by their paths below it, and their names. */
const files: readonly (readonly [path: RegExp, name: Name])[] = [
  [/^repository\/archive$/, ([project = '']) => `${last(project)}.tar.gz`],
  [/^repository\/archive\.([a-z0-9.]+)$/, ([format = '', project = '']) => `${last(project)}.${format}`],
  [/^repository\/blobs\/([^/]+)\/raw$/, ([sha = '']) => last(sha)],
  [/^repository\/files\/([^/]+)\/raw$/, ([path = '']) => last(path)],
  [/^jobs\/artifacts\/.+?\/raw\/(.+)$/, ([path = '']) => last(path)],
  [/^jobs\/(?:\d+\/artifacts|artifacts\/.+\/download)$/, () => 'artifacts.zip'],
  [/^jobs\/\d+\/artifacts\/(.+)$/, ([path = '']) => last(path)],
];

/**
 * The name of the file at a path; undefined if there is none.
 * @param path still percent-encoded: `/api/v4/projects/acme%2Ftools/repository/archive.zip`
 */
export function downloadName(path: string): string | undefined {
  const [, project = '', below] = /^\/api\/v4\/projects\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (below === undefined) return undefined;
  for (const [pattern, name] of files) {
    const found = pattern.exec(below);
    if (found !== null) return name([...found.slice(1), project]) || undefined;
  }
  return undefined;
}

/** `Content-Disposition` with a name of any characters (RFC 6266, section 4.3; RFC 8187, section 3.2). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.+-]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** The part after the last slash of a segment, decoded. */
function last(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // It is not valid percent-encoding, and is used as it is.
  }
  return text.split('/').at(-1) ?? '';
}
