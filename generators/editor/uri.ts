import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The path of a URI (RFC 8089); undefined for a buffer that is not on a disk. Editors on Windows write
 * `file:///c%3A/api.yaml`.
 */
export function pathOfUri(uri: string, windows = process.platform === 'win32'): string | undefined {
  if (!/^file:/i.test(uri)) return undefined;
  try {
    return fileURLToPath(uri, { windows });
  } catch {
    return undefined;
  }
}

/** The URI of an absolute path. */
export function uriOfPath(path: string): string {
  return pathToFileURL(path).href;
}
