/** A step of a walk-through: a file that is written, lines that are added to one, or commands with what they print. */
export type Step =
  | { readonly kind: 'file' | 'edit'; readonly path: string; readonly text: string }
  | { readonly kind: 'session'; readonly text: string };

/** A fenced block, which may stand in an item of a list: its margin, its language, the file it shows if any, its text. */
const BLOCK = /^(?<margin> *)```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^\k<margin>```$/gms;

/** The steps of a section of a Markdown text: blocks that name a file, and sessions. */
export function stepsOf(markdown: string, heading: string): readonly Step[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [text = ''] = section.split(/^## /m);
  return [...text.matchAll(BLOCK)].flatMap(({ groups = {} }): readonly Step[] => {
    const { margin = '', language, file, text: block = '' } = groups;
    const own = block.replaceAll(new RegExp(`^${margin}`, 'gm'), '');
    if (language === 'console') return [{ kind: 'session', text: own }];
    if (file === undefined) return [];
    return [{ kind: language === 'diff' ? 'edit' : 'file', path: file, text: own }];
  });
}

/**
 * A text with the lines that an edit adds (`+`) beside those that it shows (a space). Parts stand apart by `@@`. Throws where
 * what an edit shows is not in the text exactly once: the walk-through is out of date.
 */
export function edited(text: string, edit: string): string {
  return edit.split(/^@@\n/m).reduce((before, part) => {
    const lines = part.split('\n').filter((line) => line !== '');
    const shown = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`);
    const wanted = lines.map((line) => `${line.slice(1)}\n`);
    const whole = `\n${before}`;
    const at = whole.indexOf(`\n${shown.join('')}`);
    if (at === -1 || whole.includes(`\n${shown.join('')}`, at + 1))
      throw new Error(`The text does not hold this once:\n${shown.join('')}`);
    return before.slice(0, at) + wanted.join('') + before.slice(at + shown.join('').length);
  }, text);
}
