/** The words of a text, without what an output adds to it: line breaks, Markdown marks, quotes. */
export function wordsOf(text: string | undefined): string {
  return (text ?? '').match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}
