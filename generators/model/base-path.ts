import type { ApiModel } from './model.ts';
import { defaultUrl } from './servers.ts';

/** Path of the first server, with the defaults of its variables: `/api/v4`; empty if it has none. */
export function basePathOf({ servers }: ApiModel): string {
  const [server] = servers;
  if (server === undefined) return '';
  const path = defaultUrl(server)
    // As clients read it (URL Standard, section 4.4).
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll('\\', '/')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?<!\/)\/+$/, '');
  // Relative to an unknown location: `./v2` is `/v2`.
  return path === '' || path.startsWith('/') ? path : `/${path.replace(/^(?:\.{1,2}\/|\.{1,2}$)+/, '')}`;
}
