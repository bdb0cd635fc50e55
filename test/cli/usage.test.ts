import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const WRONG_CALLS: readonly (readonly [call: string, complaint: RegExp, help: string])[] = [
  ['generat', /no command "generat"/, 'forgespec --help'],
  ['--nonsense', /no command "--nonsense"/, 'forgespec --help'],
  [
    'generate petstore.yaml --outt api',
    /There is no option --outt\. Did you mean "--out"\?/,
    'forgespec generate --help',
  ],
  ['generate petstore.yaml --out', /--out/, 'forgespec generate --help'],
  ['generate petstore.yaml --force=yes', /--force/, 'forgespec generate --help'],
  ['generate petstore.yaml api', /"api" is one argument too many/, 'forgespec generate --help'],
  ['generate petstore.yaml --only types,tipes', /knows types, .*; not "tipes"/, 'forgespec generate --help'],
  ['generate petstore.yaml --only constructor', /not "constructor"/, 'forgespec generate --help'],
  ['check petstore.yaml --force', /no option --force/, 'forgespec check --help'],
  ['generate petstore.yaml --server', /^There is no option --server\.$/m, 'forgespec generate --help'],
  ['generate petstore.yaml -x', /^There is no option -x\.$/m, 'forgespec generate --help'],
  ['lint petstore.yaml --document petstore.yaml', /Name the document once/, 'forgespec lint --help'],
  [
    'generate https://user:secret@host.example/openapi.json',
    /read from a file; nothing is fetched from a URL\. Download it first/,
    'forgespec generate --help',
  ],
  ['lint file:///etc/openapi.yaml', /Give the path of a file\.$/m, 'forgespec lint --help'],
  ['scaffold h --document HTTPS://host.example/a.yaml', /nothing is fetched/, 'forgespec scaffold --help'],
  ['lint -', /read from a file, not from standard input/, 'forgespec lint --help'],
  ['generate -', /not from standard input/, 'forgespec generate --help'],
  ['check -', /not from standard input/, 'forgespec check --help'],
  ['mock -', /not from standard input/, 'forgespec mock --help'],
  ['docs -', /not from standard input/, 'forgespec docs --help'],
  ['conformance -', /not from standard input/, 'forgespec conformance --help'],
  ['verify - --mock', /not from standard input/, 'forgespec verify --help'],
  ['scaffold h --document -', /not from standard input/, 'forgespec scaffold --help'],
  ['check', /Name a document/, 'forgespec check --help'],
  ['lint petstore.yaml --format xml', /takes text, json, sarif; not "xml"/, 'forgespec lint --help'],
  ['lint petstore.yaml --format __proto__', /not "__proto__"/, 'forgespec lint --help'],
  ['docs petstore.yaml --serve --port 1e3', /--port takes a number/, 'forgespec docs --help'],
  ['docs petstore.yaml --accent red', /--accent takes a colour such as #4b45d1/, 'forgespec docs --help'],
  ['docs petstore.yaml --package ../x', /--package takes the name of a package/, 'forgespec docs --help'],
  ['docs petstore.yaml --serve --port=', /--port takes a number/, 'forgespec docs --help'],
  ['mock petstore.yaml --port 0x10', /--port takes a number/, 'forgespec mock --help'],
  ['lint petstore.yaml petstore.yaml', /one argument too many/, 'forgespec lint --help'],
];

describe('a call that cannot be understood', () => {
  test.for(WRONG_CALLS)('forgespec %s', async ([call, complaint, help]) => {
    const folder = new WorkFolder();
    const before = folder.contents();
    const { code, stdout, stderr } = await folder.run(call);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(complaint);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(`See ${help}.`);
    expect(folder.contents()).toEqual(before);
  });
});
