import type { TriedRequest } from './request.ts';
import { formsOf } from './secrets.ts';

/** Prints a request with masked credentials, as the text may be sent to others. */
export function printRequest(
  { method, url, headers, content }: TriedRequest,
  secrets: readonly string[],
): string {
  const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return [masked(head.join('\n'), secrets), ...printContent(content)].join('\n\n');
}

/** Masks secrets, also in the forms in which headers and URLs contain them. */
function masked(text: string, secrets: readonly string[]): string {
  return formsOf(secrets).reduce((all, secret) => all.replaceAll(secret, '••••'), text);
}

function printContent(content: TriedRequest['content']): readonly string[] {
  if (content === undefined) return [];
  if (typeof content === 'string') return [content];
  if (content instanceof Blob) return [`(${content.size} bytes)`];
  if (content instanceof FormData) {
    return [
      [...content]
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : `(file ${value.name})`}`)
        .join('\n'),
    ];
  }
  return ['(bytes)'];
}
