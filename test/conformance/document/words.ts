/** The words of a text, without what an output does to it: breaks of lines, marks of Markdown, quotes. */
export function wordsOf(text: string | undefined): string {
  return (text ?? '').match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}
