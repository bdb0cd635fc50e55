/**
 * Characters of a document that would act on a terminal or reorder what a person reads: C0 and C1 controls, line
 * and paragraph separators, zero-width and bidirectional marks (Unicode TR 36, section 2.2), lone surrogates.
 */
const acting =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** Text of a document, safe to print: acting characters are written out as `<U+202E>`, tabs as one space. */
export function visible(text: string): string {
  return text.replaceAll('\t', ' ').replace(acting, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
