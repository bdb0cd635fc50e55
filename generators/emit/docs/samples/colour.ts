import { markup, type Html } from '../html.ts';

/** Languages of samples that are coloured here: a grammar of their own would double the time for a large site. */
export type PlainLanguage = 'js' | 'py' | 'go';

const KEYWORDS: Readonly<Record<PlainLanguage, string>> = {
  js: 'const|new|await|if|throw',
  py: 'import|as|with|None|True|False',
  go: 'package|import|func|var|if|else|defer|nil',
};
const COMMENTS: Readonly<Record<PlainLanguage, string>> = { js: '//.*', py: '#.*', go: '//.*' };

const STYLES = ['comment', 'string', 'keyword', 'constant', 'function'] as const;

const patterns = new Map<PlainLanguage, RegExp>();

/** Comments, strings, keywords, numbers and calls; each alternative ends where it cannot go on, so time is linear. */
function patternOf(language: PlainLanguage): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const strings = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|${'`[^`]*`'}`;
  const made = new RegExp(
    String.raw`(${COMMENTS[language]})|(${strings})|\b(${KEYWORDS[language]})\b|\b(\d[\d.]*)\b|\b([A-Za-z_]\w{0,80})(?=\()`,
    'g',
  );
  patterns.set(language, made);
  return made;
}

/** A sample with its tokens coloured by class, without an element around it. */
export function colour(text: string, language: PlainLanguage): Html {
  const parts: (Html | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(patternOf(language))) {
    const style = STYLES.find((_, index) => match[index + 1] !== undefined) ?? 'string';
    parts.push(text.slice(at, match.index), markup`<span class="t-${style}">${match[0]}</span>`);
    at = match.index + match[0].length;
  }
  return markup`${parts}${text.slice(at)}`;
}
