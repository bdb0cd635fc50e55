import { isUtf8 } from 'node:buffer';
import type { Exchange, Header } from './recording-proxy.ts';

/** Exchanges as HTTP Archive 1.2. Texts are kept as texts, other bytes as base64. */
export function harOf(exchanges: readonly Exchange[]): string {
  return JSON.stringify({
    log: {
      version: '1.2',
      creator: { name: 'recording-proxy', version: '1' },
      entries: exchanges.map((exchange) => ({
        request: {
          method: exchange.method,
          url: exchange.url,
          headers: exchange.requestHeaders.map(named),
          ...(exchange.requestBody.length === 0
            ? {}
            : { postData: contentOf(exchange.requestHeaders, exchange.requestBody) }),
        },
        response: {
          status: exchange.status,
          headers: exchange.responseHeaders.map(named),
          content: contentOf(exchange.responseHeaders, exchange.responseBody),
        },
      })),
    },
  });
}

function named([name, value]: Header): object {
  return { name, value };
}

function contentOf(headers: readonly Header[], bytes: Buffer): object {
  const [, mimeType = ''] = headers.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  // Files in a form stay readable as parts; their contents do not matter.
  const isForm = mimeType.startsWith('multipart/');
  const content = isUtf8(bytes)
    ? { text: bytes.toString('utf8') }
    : isForm
      ? { text: bytes.toString('latin1') }
      : { text: bytes.toString('base64'), encoding: 'base64' };
  return { size: bytes.length, mimeType, ...content };
}
