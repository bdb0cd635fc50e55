import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf, tokensOf, type Language } from '../../generators/emit/docs/languages.ts';
import { growth, LINEAR } from '../runs/growth.ts';
import { iterations } from '../runs/iterations.ts';

/** Code in which each token stands in brackets after the name of its style. */
function marked(code: string, language: Language): string {
  return tokensOf(code, language)
    .map(({ text, style }) => (style === undefined ? text : `⟨${style} ${text}⟩`))
    .join('');
}

test.each<[Language, code: string, want: string]>([
  [
    'json',
    String.raw`{ "a" : [-1.5e-7, null, true, "b\": \"c"], "\u0000": {} } // why`,
    String.raw`{ ⟨property "a"⟩ : [⟨constant -1.5e-7⟩, ⟨constant null⟩, ⟨constant true⟩, ⟨string "b\": \"c"⟩], ⟨property "\u0000"⟩: {} } ⟨comment // why⟩`,
  ],
  ['json', '"text"', '⟨string "text"⟩'],
  ['json', '{"open: 1\n"a": 2}', '{⟨string "open: 1⟩\n⟨property "a"⟩: ⟨constant 2⟩}'],
  [
    'http',
    'GET /pets?limit=1 HTTP/1.1\nAccept: application/json\n\n{"a": 1}',
    '⟨keyword GET⟩ /pets?limit=1 HTTP/1.1\n⟨property Accept⟩: application/json\n\n{⟨property "a"⟩: ⟨constant 1⟩}',
  ],
  [
    'http',
    'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nname: "x"',
    '⟨keyword HTTP/1.1⟩ 200 OK\n⟨property Content-Type⟩: text/plain\n\nname: "x"',
  ],
  [
    'http',
    "Content-Security-Policy: default-src 'self'",
    "⟨property Content-Security-Policy⟩: default-src 'self'",
  ],
  [
    'ts',
    "// npm install x\nimport { f } from './client/index.js';\n\nconst client = createClient({ baseUrl: 'https://x' });",
    "⟨comment // npm install x⟩\n⟨keyword import⟩ { f } ⟨keyword from⟩ ⟨string './client/index.js'⟩;\n\n⟨keyword const⟩ client = ⟨function createClient⟩({ ⟨property baseUrl⟩: ⟨string 'https://x'⟩ });",
  ],
  [
    'ts',
    "for await (const item of list(client, { type: 'a', 'x-y': -1, from: null })) console.log(item);",
    "⟨keyword for⟩ ⟨keyword await⟩ (⟨keyword const⟩ item ⟨keyword of⟩ ⟨function list⟩(client, { ⟨property type⟩: ⟨string 'a'⟩, ⟨property 'x-y'⟩: -⟨constant 1⟩, ⟨property from⟩: ⟨constant null⟩ })) console.⟨function log⟩(item);",
  ],
  [
    'ts',
    "const s = `a ${b}`; /* two\nlines */ if (!ok) throw new Error('it\\'s');",
    "⟨keyword const⟩ s = ⟨string `a ${b}`⟩; ⟨comment /* two\nlines */⟩ ⟨keyword if⟩ (!ok) ⟨keyword throw⟩ ⟨keyword new⟩ ⟨function Error⟩(⟨string 'it\\'s'⟩);",
  ],
  ['ts', 'path.type ?? constant ?? 1_000', 'path.type ?? constant ?? ⟨constant 1_000⟩'],
  ['js', "'never closed\nconst a = 1", "⟨string 'never closed⟩\n⟨keyword const⟩ a = ⟨constant 1⟩"],
  [
    'sh',
    `curl --request POST \\\n  --header "Authorization: Bearer $TOKEN" \\\n  --data '{\n  "a": 1\n}' \\\n  'it'\\''s'"?k=$TOKEN"`,
    `⟨function curl⟩ ⟨constant --request⟩ POST \\\n  ⟨constant --header⟩ ⟨string "Authorization: Bearer $TOKEN"⟩ \\\n  ⟨constant --data⟩ ⟨string '{\n  "a": 1\n}'⟩ \\\n  ⟨string 'it'⟩\\'⟨string 's'⟩⟨string "?k=$TOKEN"⟩`,
  ],
  [
    'sh',
    '# all\nnpm run docs -- --out a-b && cat a-b.txt | jq . > $HOME/x # no',
    '⟨comment # all⟩\n⟨function npm⟩ run docs -- ⟨constant --out⟩ a-b && ⟨function cat⟩ a-b.txt | ⟨function jq⟩ . > ⟨constant $HOME⟩/x ⟨comment # no⟩',
  ],
  ['sh', 'SEED=7 npm test; (cd x && ./run)', 'SEED=7 npm test; (⟨function cd⟩ x && ⟨function ./run⟩)'],
  [
    'console',
    '$ node server.ts &\nListening to "x"\n$ curl --silent \\\n  127.0.0.1:8080\n{"a":1}\n',
    '⟨comment $ ⟩⟨function node⟩ server.ts &\nListening to "x"\n⟨comment $ ⟩⟨function curl⟩ ⟨constant --silent⟩ \\\n  127.0.0.1:8080\n{"a":1}\n',
  ],
  [
    'yaml',
    "info: { title: Pet's, version: '1', x: 1.0.0 } # no\npaths:\n  /pets/{id}:\n    '200': { $ref: '#/a', null: true, n: -3 }",
    "⟨property info⟩: { ⟨property title⟩: Pet's, ⟨property version⟩: ⟨string '1'⟩, ⟨property x⟩: ⟨constant 1.0.0⟩ } ⟨comment # no⟩\n⟨property paths⟩:\n  ⟨property /pets/{id}⟩:\n    ⟨property '200'⟩: { ⟨property $ref⟩: ⟨string '#/a'⟩, ⟨property null⟩: ⟨constant true⟩, ⟨property n⟩: ⟨constant -3⟩ }",
  ],
  [
    'yaml',
    '- {"a":1}\n- url: https://x.example/v1#a\n- 2024-01-31',
    '- {⟨property "a"⟩:⟨constant 1⟩}\n- ⟨property url⟩: https://x.example/v1#a\n- 2024-01-31',
  ],
  [
    'py',
    '# pip install requests\nimport requests\n\nrequests.put("https://x", json={"n": None, "t": [True, 1.5]})',
    '⟨comment # pip install requests⟩\n⟨keyword import⟩ requests\n\nrequests.⟨function put⟩(⟨string "https://x"⟩, json={⟨property "n"⟩: ⟨constant None⟩, ⟨property "t"⟩: [⟨constant True⟩, ⟨constant 1.5⟩]})',
  ],
  [
    'go',
    'func main() {\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tx := strings.NewReader(`{\n  "a": 1\n}`) // y',
    '⟨keyword func⟩ ⟨function main⟩() {\n\t⟨keyword if⟩ err != ⟨constant nil⟩ {\n\t\t⟨function panic⟩(err)\n\t}\n\tx := strings.⟨function NewReader⟩(⟨string `{\n  "a": 1\n}`⟩) ⟨comment // y⟩',
  ],
])('%s: %s', (language, code, want) => {
  expect(marked(code, language)).toBe(want);
});

test.each<[string, Language | undefined]>([
  ['json', 'json'],
  ['JSON', 'json'],
  ['bash', 'sh'],
  ['Console', 'console'],
  ['typescript', 'ts'],
  ['yml', 'yaml'],
  ['toml', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('a fence of %j has the language %j', (name, want) => {
  expect(languageOf(name)).toBe(want);
});

const LANGUAGES: readonly Language[] = ['json', 'http', 'js', 'ts', 'sh', 'console', 'yaml', 'py', 'go'];

/** What begins, ends or continues a token of some language. */
const PIECES = [
  ['"', "'", '`', '\\', '\\"', "\\'", '{', '(', '${', '#', ' #', '/', '//', '/*', '-', ' -', '1', '1.', '-1'],
  ['a', 'a.', 'a:', 'a: ', 'a=', 'a(', 'A ', '"a"', '"a" ', "'a' ", '?:', '|', '|a', 'é', '\0', '\ud800'],
  [
    ' ',
    '\n',
    ' \n',
    '\\\n',
    '"\\\n',
    '\n\n',
    '$',
    '$ ',
    '$ \\\n',
    '\n$ a\\',
    '- ',
    'HTTP/',
    'null',
    'const ',
  ],
].flat();

test.each(LANGUAGES)('%s: the tokens of any text are all of it', (language) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES)), (pieces) => {
      const code = pieces.join('');
      const tokens = tokensOf(code, language);
      expect(tokens.map(({ text }) => text).join('')).toBe(code);
    }),
    { numRuns: iterations(1_000) },
  );
});

test.each(LANGUAGES)('%s: what repeats takes linear time', (language) => {
  const work = (size: number) => {
    const codes = PIECES.map((piece) => piece.repeat(size / piece.length));
    return () => codes.map((code) => tokensOf(code, language));
  };
  expect(growth(work, 5_000)).toBeLessThan(LINEAR);
});

test.each(LANGUAGES)('%s: code that is data stays plain', (language) => {
  for (const begin of ['"', "'", '`', '# ', 'a', '$ "', '{"a":\n"'])
    expect(() => tokensOf(begin + '\\a'.repeat(5_000_000), language)).not.toThrow();
});
