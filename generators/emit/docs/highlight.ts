import { tokensOf, type Language } from './languages.ts';
import type { CodeToken } from '../../../runtime/docs/code-tokens.ts';

export { languageOf } from './languages.ts';

/** Colours the fences of descriptions. */
export class Highlighter {
  tokens(code: string, language: Language): readonly CodeToken[] {
    return tokensOf(code, language);
  }
}
