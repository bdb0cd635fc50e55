import type { Token } from './highlight.ts';

/** A part of a snippet with the style of its class, as the groups of a pattern name them. */
type Part = readonly [style: string, source: string];

const JSON_STRING = String.raw`"(?:[^"\\\n\u0000-\u001F]|\\[^u\n]|\\u[0-9a-fA-F]{4})*"`;

/** Words that mean more than a name, which the grammar of the language knows best. */
const RESERVED =
  'abstract|any|arguments|Array|as|async|await|bigint|boolean|break|case|catch|class|const|constructor|continue|Date|' +
  'debugger|declare|default|delete|do|document|else|enum|Error|export|exports|extends|false|finally|for|from|function|' +
  'get|global|globalThis|if|implements|import|in|Infinity|instanceof|interface|JSON|let|Map|Math|module|namespace|NaN|' +
  'never|new|null|number|object|Object|of|package|private|process|Promise|protected|public|require|return|satisfies|' +
  'self|set|Set|static|string|super|switch|symbol|this|throw|true|try|type|typeof|undefined|unknown|using|var|void|' +
  'while|window|with|yield';

/** What the toolkit itself prints, by language: every text of it is made of these parts, the first that fits each time. */
const GRAMMARS = {
  /** As `JSON.stringify` prints it. */
  json: [
    ['keyword', String.raw`${JSON_STRING}(?=:)`],
    ['string', JSON_STRING],
    ['constant', String.raw`-?\d[\d.eE+-]*|true|false|null`],
    ['', String.raw`\n`],
    ['', String.raw`[ {}[\],:]+`],
  ],
  /** A call of curl, its words in single or double quotes. */
  sh: [
    ['function', String.raw`^curl(?= )`],
    ['', String.raw` \\\n|\\'|\s+`],
    [
      'string',
      String.raw`'[^']*'|"(?:[^"\\$\n\`]|\\[$\`"\\]|\$[A-Z]+)*"|(?<=[ \n])--?[a-z-]+(?: (?:[A-Z]+|@?file))?(?=[ \n]|$)`,
    ],
  ],
  /** A call of the generated client. */
  ts: [
    ['comment', String.raw`^//[^\n]*`],
    ['keyword', String.raw`import(?= {)|(?:const|for|await|of|new|from)(?= )|=(?= )|:(?=[ ])|-(?=\d)`],
    ['function', String.raw`\.log(?=\()|(?!(?:${RESERVED})\b)[A-Za-z_$][\w$]*(?=\()`],
    [
      'constant',
      String.raw`\d[\d.]*(?![\w.])|(?:true|false|null)(?=[,\n\] }])|(?<=const )[A-Za-z_$][\w$]*|console(?=\.log)`,
    ],
    ['string', String.raw`'(?:[^'\\\n]|\\[^\n])*'`],
    // A key of an object may be any word.
    ['', String.raw`(?<=[{,\n] *)[A-Za-z_$][\w$]*(?=: )`],
    ['', String.raw`\n| ?[{}()[\],;]+| |(?!(?:${RESERVED})\b)[A-Za-z_$][\w$]*`],
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

const patterns = new Map(
  Object.entries(GRAMMARS).map(([language, parts]) => [
    language,
    {
      styles: parts.map(([style]) => style),
      pattern: new RegExp(parts.map(([, source]) => `(${source})`).join('|'), 'y'),
    },
  ]),
);

/**
 * The parts of a snippet that the toolkit has printed: a fraction of the work that the grammar of the whole language takes.
 * Undefined where it holds something else, which that grammar is for.
 */
export function readOwn(text: string, language: string): readonly Token[] | undefined {
  const own = patterns.get(language);
  if (own === undefined) return undefined;
  const { styles, pattern } = own;
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) return undefined;
    const style = styles.find((_, index) => match[index + 1] !== undefined);
    tokens.push({ text: match[0], style: style === '' ? undefined : style });
  }
  return tokens;
}
