import langJson from 'shiki/langs/json.mjs';
import langShell from 'shiki/langs/shellscript.mjs';
import langTypeScript from 'shiki/langs/typescript.mjs';
import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { markup, type Html } from './html.ts';
import { readOwn } from './own-code.ts';
import { RecentTexts } from '../../code/recent-texts.ts';

const LANGUAGES = { json: 'json', sh: 'shellscript', ts: 'typescript' } as const;
export type Language = keyof typeof LANGUAGES;

const THEME = 'classes';
const PREFIX = 'var(--t-token-';

/** Longest snippet that is coloured, in characters; longer ones are data, and colour would double their bytes. */
const LONGEST = 20_000;

/** Longest line that is coloured, in characters. */
const LONGEST_LINE = 1_000;

/** A part of a snippet; `style` is the ending of its class (`t-string`), undefined for plain text. */
export interface Token {
  readonly text: string;
  readonly style: string | undefined;
}

export function languageOf(name: string): Language | undefined {
  const known = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
  return Object.hasOwn(LANGUAGES, known) ? (known as Language) : undefined;
}

const ALIASES: Readonly<Record<string, Language>> = Object.assign(Object.create(null), {
  bash: 'sh',
  shell: 'sh',
  curl: 'sh',
  typescript: 'ts',
  javascript: 'ts',
  js: 'ts',
});

/**
 * Colours snippets while the site is built. Styles are classes, since a page that forbids inline styles would drop
 * what highlighters print. Every snippet is read once: large documents repeat theirs.
 */
export class Highlighter {
  #made: HighlighterCore | undefined;
  readonly #seen = new RecentTexts<readonly Token[]>();

  /** The coloured text of a snippet that the toolkit has printed, without an element around it. */
  print(text: string, language: Language): Html {
    const own = text.length > LONGEST ? undefined : readOwn(text, language);
    return markup`${(own === undefined ? this.tokens(text, language) : merged(own)).map(printToken)}`;
  }

  /** The parts of any snippet, as the grammar of the language has them. */
  tokens(text: string, language: Language): readonly Token[] {
    if (text.length > LONGEST) return [{ text, style: undefined }];
    return this.#seen.of(`${language}\n${text}`, () => this.#read(text, language));
  }

  /** Made when the first snippet is read: not every thread meets one. */
  #shiki(): HighlighterCore {
    this.#made ??= createHighlighterCoreSync({
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--t-' })],
      langs: [langJson, langShell, langTypeScript],
      engine: createJavaScriptRegexEngine(),
    });
    return this.#made;
  }

  #read(text: string, language: Language): readonly Token[] {
    const lines = this.#shiki().codeToTokensBase(text, {
      lang: LANGUAGES[language],
      theme: THEME,
      // No clock: a busy machine would print other bytes. Long lines, on which grammars are slow, stay plain instead.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: LONGEST_LINE,
    });
    const tokens = lines.flatMap((line, index): Token[] => [
      ...(index === 0 ? [] : [{ text: '\n', style: undefined }]),
      ...line.map(({ content, color }) => ({ text: content, style: styleOf(color) })),
    ]);
    return merged(tokens);
  }
}

function styleOf(color: string | undefined): string | undefined {
  if (color === undefined || !color.startsWith(PREFIX)) return undefined;
  const style = color.slice(PREFIX.length, -1);
  return style === 'punctuation' ? undefined : (SHORT[style] ?? style);
}

const SHORT: Readonly<Record<string, string>> = {
  'string-expression': 'string',
  'string.expression': 'string',
};

/** Neighbours of one style as one token: half the elements. */
function merged(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last !== undefined && (last.style === token.style || token.text.trim() === '')) {
      result[result.length - 1] = { text: last.text + token.text, style: last.style };
    } else result.push(token);
  }
  return result;
}

function printToken({ text, style }: Token): Html {
  return style === undefined ? markup`${text}` : markup`<span class="t-${style}">${text}</span>`;
}
