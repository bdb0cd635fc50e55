import {
  httpTokens,
  jsonTokens,
  readTokens,
  type CodeToken,
  type TokenStyle,
} from '../../../runtime/docs/code-tokens.ts';

/** A pattern for the tokens of each style; the first match counts. `plain` matches words that contain no tokens. */
type Grammar = Readonly<Partial<Record<TokenStyle | 'plain', RegExp>>>;
type Reader = (code: string) => readonly CodeToken[];

const javaScript = grammar({
  comment: /\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/,
  property: /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*)(?=\??:)/,
  string: /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\[^])*`?/,
  function: /[A-Za-z_$][\w$]*(?=\()/,
  keyword:
    /(?<!\.)\b(?:as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|of|return|satisfies|switch|this|throw|try|type|typeof|while|yield)\b/,
  constant: /\b(?:true|false|null|undefined|\d[\w.]*)\b/,
  plain: /[A-Za-z_$][\w$]*/,
});

const shell = grammar({
  comment: /(?<=^|\s)#.*/,
  string: /'[^']*'?|"(?:[^"\\]|\\[^])*"?/,
  constant: /(?<=\s)--?[A-Za-z][\w-]*|\$(?:\w+|\{[^}\n]*\}?)/,
  function: /(?<=^|[|;&(] ?)(?<!\\\n)[A-Za-z./][\w./-]*(?![\w./=-])/,
  plain: /\\[^]/,
});

/** The languages of samples and of fences. */
const readers = {
  json: jsonTokens,
  http: httpTokens,
  js: javaScript,
  ts: javaScript,
  sh: shell,
  console: (code) => code.split(/^(?=\$ )/m).flatMap(readCommand),
  yaml: grammar({
    comment: /(?<=^|\s)#.*/,
    property: /(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*')(?=\s*:)|[^\s"'#:,[\]{}][^\s:,[\]]*(?=:(?:\s|$))/,
    string: /"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?/,
    constant: /(?:-?\d[\d.]*|true|false|null)(?=[\s,\]}]|$)/,
    plain: /[^\s"'#:,[\]{}][^\s:,[\]]*/,
  }),
  py: grammar({
    comment: /#.*/,
    property: /"(?:[^"\\\n]|\\.)*"(?=:)/,
    string: /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/,
    function: /[A-Za-z_]\w*(?=\()/,
    keyword:
      /\b(?:as|def|elif|else|except|finally|for|from|if|import|in|is|not|raise|return|try|while|with|yield)\b/,
    constant: /\b(?:True|False|None|\d[\w.]*)\b/,
    plain: /[A-Za-z_]\w*/,
  }),
  go: grammar({
    comment: /\/\/.*/,
    string: /"(?:[^"\\\n]|\\.)*"?|`[^`]*`?/,
    function: /[A-Za-z_]\w*(?=\()/,
    keyword:
      /\b(?:case|const|defer|else|for|func|go|if|import|package|range|return|struct|switch|type|var)\b/,
    constant: /\b(?:true|false|nil|\d[\w.]*)\b/,
    plain: /[A-Za-z_]\w*/,
  }),
} as const satisfies Readonly<Record<string, Reader>>;

export type Language = keyof typeof readers;

const aliases: ReadonlyMap<string, string> = new Map([
  ['bash', 'sh'],
  ['curl', 'sh'],
  ['shell', 'sh'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['python', 'py'],
  ['yml', 'yaml'],
]);

/** The language that a fence names; undefined for an unknown one. */
export function languageOf(name: string): Language | undefined {
  const lower = name.toLowerCase();
  const known = aliases.get(lower) ?? lower;
  return Object.hasOwn(readers, known) ? (known as Language) : undefined;
}

/** The tokens of code, which may be invalid. Takes linear time. */
export function tokensOf(code: string, language: Language): readonly CodeToken[] {
  return readers[language](code);
}

/** A command after its prompt, followed by its output. */
function readCommand(code: string): readonly CodeToken[] {
  if (!code.startsWith('$ ')) return [{ text: code, style: undefined }];
  const end = code.search(/(?<!\\)\n|(?![^])/);
  return [
    { text: '$ ', style: 'comment' },
    ...shell(code.slice(2, end)),
    { text: code.slice(end), style: undefined },
  ];
}

function grammar(parts: Grammar): Reader {
  const sources = Object.entries(parts).map(([style, { source }]) =>
    style === 'plain' ? source : `(?<${style}>${source})`,
  );
  const pattern = new RegExp(sources.join('|'), 'gm');
  return (code) => readTokens(code, pattern);
}
