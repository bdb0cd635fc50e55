/** A fenced block of Markdown: its language, the file that it shows if any, and its text. */
const BLOCK = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gms;

const NOTHING: Readonly<Record<string, string>> = {};

/** A file that a page shows. */
export interface ShownFile {
  readonly file: string;
  readonly text: string;
}

/** Of blocks with commands: `console` also shows their output, `sh` does not. */
export type Language = 'console' | 'sh';

/**
 * A command with the output that the page shows. `…` stands for any text, on a line of its own for any lines. A command
 * that ends in `&` keeps running beside the others.
 */
export interface Command {
  readonly language: Language;
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

/** The commands of the blocks of some languages, in order. */
export function commandsOf(page: string, languages: readonly Language[] = ['console']): readonly Command[] {
  let files: ShownFile[] = [];
  return [...page.matchAll(BLOCK)].flatMap(({ groups: { language: name, file, text = '' } = NOTHING }) => {
    if (file !== undefined) files.push({ file, text });
    const language = languages.find((one) => one === name);
    if (language === undefined) return [];
    const shown = files;
    files = [];
    return (language === 'sh' ? silentCommands(text) : sessionsOf(text)).map((command, index) => ({
      language,
      ...command,
      files: index === 0 ? shown : [],
    }));
  });
}

type Session = Pick<Command, 'command' | 'printed'>;

/** Commands of which each is a line, and may print anything. */
function silentCommands(text: string): readonly Session[] {
  return text
    .trimEnd()
    .split('\n')
    .map((command) => ({ command, printed: '…\n' }));
}

/** Commands after `$`, with the lines that they print. */
function sessionsOf(text: string): readonly Session[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const end = session.indexOf('\n');
      return { command: session.slice(0, end), printed: session.slice(end + 1) };
    });
}

/** The part of a page below a heading of the second level. */
export function chapterOf(page: string, heading: string): string {
  const [, text] = page.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`The page has no chapter "${heading}".`);
  return text.split('\n## ')[0] ?? '';
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
