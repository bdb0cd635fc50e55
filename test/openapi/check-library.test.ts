import { expect, test } from 'vitest';
import { checkLibrary } from '../../generators/emit/openapi/check-library.ts';

const missing = (name: string): Error =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /a/b.js`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
const install = 'To install it: npm install --save-dev openapi-typescript@7.13.0';

test.each<[what: string, load: () => Promise<string>, want: readonly string[]]>([
  ['a version whose output is known', async () => '7.13.4', []],
  [
    'another version',
    async () => '7.4.0',
    [
      `The emitter openapi needs openapi-typescript 7.13 with TypeScript 5, but version 7.4.0 is installed. ${install}`,
    ],
  ],
  [
    'no package',
    () => Promise.reject(missing('openapi-typescript')),
    [
      `The emitter openapi needs openapi-typescript 7.13 with TypeScript 5, but it is not installed. ${install}`,
    ],
  ],
  [
    'no package that it needs itself',
    () => Promise.reject(missing('typescript')),
    [
      `The emitter openapi needs openapi-typescript 7.13 with TypeScript 5, but it cannot be loaded: Cannot find package 'typescript' imported from /a/b.js. ${install}`,
    ],
  ],
])('%s', async (_, load, want) => {
  expect((await checkLibrary(load)).map(({ message }) => message)).toEqual(want);
});

test('the installed version is one of them', async () => {
  expect(await checkLibrary()).toEqual([]);
});
