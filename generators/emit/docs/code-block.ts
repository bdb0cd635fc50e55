import { markup, type Html } from './html.ts';
import { tokensOf, type Language } from './languages.ts';

/** A block of code that can be focused and scrolled by keyboard. Without a language, it is not highlighted. */
export function printCode(code: string, language?: Language): Html {
  const content = language === undefined ? code : printTokens(code, language);
  return markup`<pre class="code" tabindex="0"><code>${content}</code></pre>`;
}

/** The tokens of code, with the classes of their styles. */
export function printTokens(code: string, language: Language): Html {
  return markup`${tokensOf(code, language).map(({ text, style }) =>
    style === undefined ? text : markup`<span class="t-${style}">${text}</span>`,
  )}`;
}
