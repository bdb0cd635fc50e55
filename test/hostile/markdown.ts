/**
 * HTML tags and comments in a page, and links that run programs. Code and escaped characters are text (CommonMark
 * 0.31.2, sections 2.4, 6.1 and 6.6).
 */
export function markupIn(page: string): readonly string[] {
  const text = page.replaceAll(/\\[!-/:-@[-`{-~]/g, ' ').replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs, ' ');
  return text.match(/<[a-z/!?][^>]*>?|\]\(\s*javascript:/gi) ?? [];
}
