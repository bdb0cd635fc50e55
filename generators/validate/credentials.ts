import type { SecurityScheme } from '../model/model.ts';

/** Replaces a value that is not printed. */
const HIDDEN = '***';

/** Headers that contain credentials in every API. */
const HEADERS = ['authorization', 'proxy-authorization', 'cookie', 'set-cookie'];

/**
 * Names of parameters that contain credentials: those of the security schemes, and `access_token` if there are bearer
 * tokens (RFC 6750, section 2.3).
 */
export function credentialNames(schemes: readonly SecurityScheme[]): ReadonlySet<string> {
  return new Set(
    schemes.flatMap(({ type, scheme, parameter }) => {
      if (type === 'oauth2' || type === 'openIdConnect' || scheme === 'bearer') return ['access_token'];
      return parameter === undefined ? [] : [parameter];
    }),
  );
}

/**
 * The text of a recording that excerpts may show, with the same number of characters: `*` replaces the values of
 * credentials in URLs and in the lists of headers, cookies and parameters (HAR 1.2, `{ "name": …, "value": … }`).
 */
export function shownRecording(text: string, credentials: ReadonlySet<string>): string {
  const listed = [...HEADERS, ...credentials].map(escaped).join('|');
  const member = new RegExp(
    `("name"\\s*:\\s*"(?:${listed})"\\s*,\\s*"value"\\s*:\\s*")((?:[^"\\\\]+|\\\\.)*)`,
    'gi',
  );
  const shown = text.replace(member, hide);
  if (credentials.size === 0) return shown;
  const sent = [...credentials].flatMap((name) => [name, encodeURIComponent(name.toWellFormed())]);
  const pair = new RegExp(`([?&](?:${sent.map(escaped).join('|')})=)((?:[^"&#\\\\]+|\\\\.)*)`, 'gi');
  return shown.replace(pair, hide);
}

function hide(_: string, lead: string, value: string): string {
  return lead + '*'.repeat(value.length);
}

/** Text with the special characters of an expression escaped. */
function escaped(text: string): string {
  return text.replace(/[^A-Za-z0-9_\s]/g, String.raw`\$&`);
}

/**
 * A recorded URL that may be printed: without user and password, and with `***` for the values of the parameters that
 * contain credentials, or for the whole query if those are unknown.
 */
export function shownUrl(url: string, credentials: ReadonlySet<string> | 'unknown'): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? [];
  const place = base.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, '$1');
  if (query === undefined) return place + fragment;
  const shown =
    credentials === 'unknown'
      ? HIDDEN
      : query
          .split('&')
          .map((pair) => hidden(pair, credentials))
          .join('&');
  return `${place}?${shown}${fragment}`;
}

function hidden(pair: string, credentials: ReadonlySet<string>): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return credentials.has(name) ? `${pair.split('=', 1).join('')}=${HIDDEN}` : pair;
}
