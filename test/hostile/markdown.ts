/**
 * Tags and comments of HTML in a page, and links that run programs. What stands in code or is escaped is text
 * (CommonMark 0.31.2, sections 2.4, 6.1 and 6.6).
 */
export function markupIn(page: string): readonly string[] {
  const text = page.replaceAll(/\\[!-/:-@[-`{-~]/g, ' ').replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/gs, ' ');
  return text.match(/<[a-z/!?][^>]*>?|\]\(\s*javascript:/gi) ?? [];
}
