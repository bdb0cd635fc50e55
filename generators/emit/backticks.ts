/** Length of the longest run of backticks in a text; a fence around it has to be longer (CommonMark 0.31, 4.5 and 6.1). */
export function longestBackticks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
