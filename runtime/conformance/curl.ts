import type { CredentialPlace, WireRequest } from './case.ts';
import { addressOf, type Addresses } from './servers.ts';

/** Prints a request as a curl command for a POSIX shell, with `$TOKEN` for credentials. */
export function printCurl(addresses: Addresses, request: WireRequest): string {
  const { method, headers, body } = request;
  const credentials = request.credentials.filter(({ in: place }) => place !== 'query').map(credentialOption);
  const secrets = request.credentials
    .filter(({ in: place }) => place === 'query')
    .map(({ name }) => `${encodeURIComponent(name)}=`);
  const address = `${addressOf(addresses, request.server) ?? request.server ?? ''}${request.target}`;
  const words = [
    'curl',
    '--include',
    '--globoff',
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : [`--request ${method}`]),
    ...credentials,
    ...Object.entries(headers).map(
      ([name, value]) => `--header ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
    secrets.reduce(
      (url, secret) => `${url}${shellWord(`${url.includes('?') ? '&' : '?'}${secret}`)}"$TOKEN"`,
      shellWord(address),
    ),
  ];
  return words.join(' ');
}

function credentialOption({ in: place, name, scheme, spelling = 'Bearer' }: CredentialPlace): string {
  const shown = name.replaceAll(/[^\w!#%&'*+.^|~-]/g, '');
  if (place === 'cookie') return `--cookie "${shown}=$TOKEN"`;
  if (scheme === 'basic') return '--user "$TOKEN"';
  return scheme === 'bearer' ? `--header "${shown}: ${spelling} $TOKEN"` : `--header "${shown}: $TOKEN"`;
}

/** Prints a text as one word of a shell on one line; invisible characters are escaped. */
export function shellWord(text: string): string {
  if (!unseen.test(text)) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const written = text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll(new RegExp(unseen, 'gu'), bytesOf);
  return `$'${written}'`;
}

/** Controls, marks that reorder text, and line separators (Unicode categories Cc, Cf, Zl, Zp). */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Escapes a character in dollar-single-quotes (POSIX.1-2024, Shell Command Language, section 2.2.4). */
function bytesOf(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`).join('');
}
