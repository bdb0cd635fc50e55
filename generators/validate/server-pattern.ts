import type { Server } from '../model/model.ts';

/** Returns the path of a URL below a server, at least `/`, still percent-encoded; undefined for other URLs. */
export type ServerPattern = (url: string) => string | undefined;

/**
 * Patterns of the servers of an operation. A variable matches any text, even a host with a path prefix; a server
 * without a host (`/api/v4`) matches any host (OpenAPI 3.1, Server Object, `url`).
 */
export function serverPatterns(servers: readonly Server[]): readonly ServerPattern[] {
  const urls = servers.map(({ url }) => url);
  return (urls.length === 0 ? ['/'] : urls).map(serverPattern);
}

export function serverPattern(template: string): ServerPattern {
  const isRelative = !/^(?:[A-Za-z][A-Za-z0-9+.-]*:|\{)/.test(template);
  const trimmed = template.replace(/(?<!\/)\/+$/, '');
  const texts = (isRelative ? trimmed.replace(/^(?=[^/])/, '/') : trimmed).split(/\{[^{}]*\}/);
  return (url) => {
    const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/.exec(url)?.[0].length;
    if (origin === undefined) return undefined;
    const path = url.replace(/[?#].*$/s, '');
    const end = endOfServer(path, texts, { origin, start: isRelative ? origin : 0 });
    return end === undefined ? undefined : path.slice(end) || '/';
  };
}

/**
 * The end of the server's part of a URL: the texts follow each other from `start`, with at least one character between
 * them.
 */
function endOfServer(
  url: string,
  texts: readonly string[],
  { origin, start }: { origin: number; start: number },
): number | undefined {
  const [first = '', ...rest] = texts;
  if (url.slice(start, start + first.length).toLowerCase() !== first.toLowerCase()) return undefined;
  let at = start + first.length;
  for (const [index, text] of rest.entries()) {
    const from = text === '' || text.startsWith('/') ? Math.max(at + 1, origin) : at + 1;
    let found = url.indexOf(text, from);
    // The last text has to end at the end of a segment: `/api/v4` does not match `/api/v40`.
    while (index === rest.length - 1 && found !== -1 && !endsSegment(url, found + text.length)) {
      found = url.indexOf(text, found + 1);
    }
    if (found === -1) return undefined;
    at = found + text.length;
  }
  return at >= origin && endsSegment(url, at) ? at : undefined;
}

function endsSegment(url: string, at: number): boolean {
  return at === url.length || url[at] === '/';
}
