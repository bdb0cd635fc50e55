/** The style of a token, which is the ending of its class on pages. */
export type TokenStyle = 'comment' | 'constant' | 'function' | 'keyword' | 'property' | 'string';

/** A part of code. Its style is undefined for plain text, such as punctuation. */
export interface CodeToken {
  readonly text: string;
  readonly style: TokenStyle | undefined;
}

/** Maximum length of code with tokens, in characters, as each token is an element of the page. */
export const LONGEST_CODE = 20_000;

/**
 * Divides any code into tokens by the pattern of its language, whose groups are named by styles. A pattern takes linear time
 * if it matches unclosed quotes too.
 */
export function readTokens(code: string, pattern: RegExp): readonly CodeToken[] {
  if (code.length > LONGEST_CODE) return [{ text: code, style: undefined }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const style = styleOf(match.groups);
    if (style === undefined) continue;
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), style: undefined });
    tokens.push({ text: match[0], style });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), style: undefined });
  return tokens;
}

function styleOf(groups: RegExpMatchArray['groups'] = {}): TokenStyle | undefined {
  for (const style in groups) if (groups[style] !== undefined) return style as TokenStyle;
  return undefined;
}

/** The tokens of JSON, also with comments. */
export function jsonTokens(code: string): readonly CodeToken[] {
  return readTokens(
    code,
    /(?<property>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*"?)|(?<constant>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)|(?<comment>\/\/.*)/g,
  );
}

/** The tokens of a request or a response, whose body may be JSON. */
export function httpTokens(code: string): readonly CodeToken[] {
  const end = code.indexOf('\n\n');
  const head = end === -1 ? code : code.slice(0, end);
  const body = code.slice(head.length);
  return [
    ...readTokens(head, /^(?:(?<keyword>[A-Z]+(?= )|HTTP\/[\d.]+)|(?<property>[\w-]+(?=:)))/gm),
    ...(/^\s*[[{"]/.test(body) ? jsonTokens(body) : [{ text: body, style: undefined }]),
  ];
}
