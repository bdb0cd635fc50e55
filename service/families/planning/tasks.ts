/** Counts of the task list items of a text in Markdown: `- [ ] open`, `1. [x] done`. */
export function taskCompletion(text: string | null): {
  readonly count: number;
  readonly completed_count: number;
} {
  const marks = [...(text ?? '').matchAll(/^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]/gm)].map(
    ([, mark]) => mark,
  );
  return { count: marks.length, completed_count: marks.filter((mark) => mark !== ' ').length };
}
