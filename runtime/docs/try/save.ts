import { element } from '../element.ts';
import type { Received } from './send.ts';

/** Saves a body as a file. */
export function saveBody(answer: Received): void {
  const href = URL.createObjectURL(answer.body);
  const link = element('a', { href, download: fileName(answer) });
  link.click();
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(href), 0);
}

/** The file name in the response (RFC 6266), otherwise the last segment of the URL. */
function fileName({ headers, url }: Received): string {
  const [, quoted, plain] =
    /;\s*filename\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(headers.get('content-disposition') ?? '') ?? [];
  const name = quoted ?? plain ?? new URL(url).pathname.split('/').at(-1) ?? '';
  return name.replaceAll(/[/\\]/g, '_') || 'response';
}
