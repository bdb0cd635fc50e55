/** A fenced block of Markdown: its language, the file that it shows if any, and its text. */
const BLOCK = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gms;

const NOTHING: Readonly<Record<string, string>> = {};

/** A file that a page shows. */
export interface ShownFile {
  readonly file: string;
  readonly text: string;
}

/**
 * A command with the output that the page shows. `…` stands for any text, on a line of its own for any lines. A command
 * that ends in `&` keeps running beside the others.
 */
export interface Command {
  readonly command: string;
  readonly printed: string;
  /** The files that the page shows before it, and after the command before. */
  readonly files: readonly ShownFile[];
}

/** The files that a page shows, in order. */
export function shownFiles(page: string): readonly ShownFile[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { file, text = '' } = NOTHING }) =>
    file === undefined ? [] : [{ file, text }],
  );
}

/** The commands of the blocks of the language `console`. */
export function commandsOf(page: string): readonly Command[] {
  let files: ShownFile[] = [];
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { language, file, text = '' } = NOTHING }) => {
    if (file !== undefined) files.push({ file, text });
    if (language !== 'console') return [];
    const shown = files;
    files = [];
    return text
      .split(/^\$ /m)
      .slice(1)
      .map((session, index) => {
        const end = session.indexOf('\n');
        return {
          command: session.slice(0, end),
          printed: session.slice(end + 1),
          files: index === 0 ? shown : [],
        };
      });
  });
}

/** The commands of the blocks of the language `sh`, whose output the page does not show. */
export function setUpCommands(page: string): readonly string[] {
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { language, text = '' } = NOTHING }) =>
    language === 'sh' ? text.trimEnd().split('\n') : [],
  );
}

/** The output that a command must print, as a regular expression. */
export function matcherOf(printed: string): RegExp {
  const parts = printed.trimEnd().split(/^…$\n?/m);
  const pattern = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*'))
    .join('[^]*');
  return new RegExp(`^${pattern}$`);
}

/** The paths that the links of a page lead to in the repository, relative to the page. */
export function linkedFiles(page: string): readonly string[] {
  const text = page.replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
}
