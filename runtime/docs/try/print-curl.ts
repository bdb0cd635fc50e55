import type { TriedRequest } from './request.ts';
import { formsOf } from './secrets.ts';

/** Prints a request as a curl command for a POSIX shell, with `$TOKEN` for secrets, as the copy may be sent to others. */
export function printCurl(
  { method, url, headers, content }: TriedRequest,
  secrets: readonly string[],
): string {
  const word = (text: string): string => quoted(text, secrets);
  const isForm = content instanceof FormData;
  const options = [
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `--request ${method}`]),
    ...Object.entries(headers)
      // curl writes it with the boundary between the parts.
      .filter(([name]) => !(isForm && name.toLowerCase() === 'content-type'))
      .map(([name, value]) => `--header ${word(`${name}: ${value}`)}`),
    ...bodyOptions(content, word),
    word(url),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

function bodyOptions(content: TriedRequest['content'], word: (text: string) => string): readonly string[] {
  if (content === undefined) return [];
  if (typeof content === 'string') return [`--data-raw ${word(content)}`];
  if (content instanceof FormData)
    return [...content].map(([name, value]) =>
      typeof value === 'string'
        ? `--form-string ${word(`${name}=${value}`)}`
        : `--form ${word(`${name}=@${value.name}`)}`,
    );
  return [`--data-binary ${word(`@${content instanceof File ? content.name : 'file'}`)}`];
}

/** One word of a shell, in single quotes; each secret is a variable in double quotes. */
function quoted(text: string, secrets: readonly string[]): string {
  const parts = formsOf(secrets).reduce<readonly (string | undefined)[]>(
    (all, form) =>
      all.flatMap((part) =>
        part === undefined
          ? [part]
          : part.split(form).flatMap((piece, index) => (index === 0 ? [piece] : [undefined, piece])),
      ),
    [text],
  );
  return parts
    .map((part) =>
      part === undefined ? '"$TOKEN"' : part === '' ? '' : `'${part.replaceAll("'", String.raw`'\''`)}'`,
    )
    .join('');
}
