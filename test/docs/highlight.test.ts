import { describe, expect, it } from 'vitest';
import { Highlighter, type Language } from '../../generators/emit/docs/highlight.ts';
import { readOwn } from '../../generators/emit/docs/own-code.ts';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { sampleSets } from '../../generators/emit/docs/samples/samples.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

const loaded = await loadModel('spec/openapi.yaml', { root: '.' });
if (loaded.model === undefined) throw new Error('The document was refused.');
const model = tsModelOf(loaded.model);
const site = siteOf({ model, guides: [], url: undefined });
const highlighter = new Highlighter();

/** What the pages of every so many operations show. */
const shown = model.operations
  .filter((_, index) => index % 5 === 0)
  .flatMap((operation): readonly (readonly [Language, string])[] => [
    ...sampleSets(site, operation)
      .flatMap(({ samples }) => samples)
      .flatMap(({ language, text }) =>
        language === 'sh' || language === 'ts' ? [[language, text] as const] : [],
      ),
    ...operation.responses
      .flatMap(({ content }) => content.flatMap(({ examples }) => examples))
      .map(({ value }) => ['json', JSON.stringify(value, undefined, 2)] as const),
  ]);

/** Words that TypeScript reserves, as names of members. */
const reserved = ['type', 'private', 'package', 'async', 'new', 'this', 'true', 'function', 'from', 'of'].map(
  (word) =>
    [
      'ts',
      `await f(client, { ${word}: 'a', b: { ${word}: 1 } });\nawait f(client, {\n  ${word}: [],\n});`,
    ] as const,
);

/** What documents may hold, which no rule of ours was made for. */
const others: readonly (readonly [Language, string])[] = [
  ['json', '{\n  "a\\"b": "\\u0000 \\n",\n  "n": [-1.5e-7, null, true, []],\n  "": {}\n}'],
  ['json', '"text"'],
  ['json', '{ "spaced" : 1 } // comment'],
  [
    'ts',
    "import { f } from './client/index.js';\n\nawait f(client, { await: 1, 'new': -1, $_a: 'it\\'s' });",
  ],
  ['ts', 'const response = await f(client, { n: `${1}`, r: /x/ });'],
  ['sh', `curl --head \\\n  --user "$USER:$PASSWORD" \\\n  'https://x.example/it'\\''s'"?k=$TOKEN"`],
  ['sh', 'echo `date` | cat > file # no'],
];

describe('what the toolkit prints', () => {
  it('is coloured as the grammar of its language colours it', () => {
    expect(shown.length).toBeGreaterThan(150);
    const wrong = [...shown, ...reserved, ...others].filter(
      ([language, text]) => print(text, language) !== whole(text, language),
    );
    expect(wrong).toEqual([]);
  });

  it('is read without the grammar of its language, which takes longer to load than a small site to print', () => {
    expect(
      [...shown, ...reserved].filter(([language, text]) => readOwn(text, language) === undefined),
    ).toEqual([]);
  });
});

function print(text: string, language: Language): string {
  return highlighter
    .print(text, language)
    .toString()
    .replaceAll(/<span class="t-([a-z-]+)">([^<]*)<\/span>/g, '[$1 $2]')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function whole(text: string, language: Language): string {
  return highlighter
    .tokens(text, language)
    .map((token) => (token.style === undefined ? token.text : `[${token.style} ${token.text}]`))
    .join('');
}
