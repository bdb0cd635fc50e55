/**
 * Characters that mean something in Markdown (CommonMark 0.31, section 2.4; GFM 0.29): marks of code, emphasis and
 * links, tags, character references, and backslashes before punctuation. An underline within a word means nothing. What follows the text may give its last character a meaning.
 */
const marks =
  /[`*~]|\\(?=[!-/:-@[-`{-~\n]|$)|(?<![\p{L}\d])_|_(?![\p{L}\d])|\](?=[([:]|$)|<(?=[a-z/!?]|$)|&(?=#|[a-z]+\d*;|$)/giu;

/** Text as the same text in a line of Markdown. */
export function escapeProse(text: string): string {
  return text.replaceAll(marks, String.raw`\$&`);
}
