import { describe, expect, test } from 'vitest';
import { joinModules, runtimeHeader, type ModuleText } from '../../generators/emit/joined-module.ts';

const files = new Map([
  ['parts/one', 'out/runtime/parts'],
  ['parts/two', 'out/runtime/parts'],
  ['other/three', 'out/runtime/others'],
]);

type Texts = readonly (readonly [name: string, text: string])[];

function joined(texts: Texts): string | undefined {
  const modules: readonly ModuleText[] = texts.map(([name, text]) => ({ name, text }));
  return joinModules('out/runtime/parts', modules, files);
}

describe('modules of one file', () => {
  test.each<[string, Texts, string]>([
    [
      'need no import of each other',
      [
        ['parts/one', `export function one() {}\n`],
        ['parts/two', `import { one } from "./one.js";\nexport function two() { one(); }\n`],
      ],
      `
// parts/one

export function one() {}

// parts/two

export function two() { one(); }
`,
    ],
    [
      'import from another file once',
      [
        ['parts/one', `import { b, three } from "../other/three.js";\n/** Of b. */\nconst one = b;\n`],
        ['parts/two', `import { a, b } from "../other/three.js";\nexport class Two {}\n`],
      ],
      `import { a, b, three } from './others.js';

// parts/one

/** Of b. */
const one = b;

// parts/two

export class Two {}
`,
    ],
    [
      'import from libraries, by the names that they give',
      [
        ['parts/one', `import { Server as HttpServer, request } from 'node:http';\nrequest(HttpServer);\n`],
        ['parts/two', `import { request } from 'node:http';\nrequest();\n`],
      ],
      `import { Server as HttpServer, request } from 'node:http';

// parts/one

request(HttpServer);

// parts/two

request();
`,
    ],
    [
      'import types as such where none of them needs the value',
      [
        ['parts/one', `import type { A, B } from '../other/three.ts';\nexport type One = A | B;\n`],
        [
          'parts/two',
          `import { A, type C } from '../other/three.ts';\nexport declare class Two extends A<C> {}\n`,
        ],
      ],
      `import { A } from './others.js';
import type { B, C } from './others.js';

// parts/one

export type One = A | B;

// parts/two

export declare class Two extends A<C> {}
`,
    ],
    [
      'give on what others have',
      [
        [
          'parts/one',
          `export { three as drei } from "../other/three.js";\nexport type { C } from '../other/three.ts';\n`,
        ],
        ['parts/two', `import { one } from './one.ts';\nexport { one } from './one.ts';\nexport {};\n`],
      ],
      `export { three as drei } from './others.js';
export type { C } from './others.js';
`,
    ],
    [
      'may have functions with overloads, and imports of several lines',
      [
        [
          'parts/one',
          `import {
  a,
} from '../other/three.ts';
export declare function one(of: string): a;
export declare function one(of: number): a;
`,
        ],
      ],
      `import { a } from './others.js';

// parts/one

export declare function one(of: string): a;
export declare function one(of: number): a;
`,
    ],
  ])('%s', (_, texts, want) => {
    expect(joined(texts)).toBe(`${runtimeHeader}\n${want}`);
  });

  test('are no script where they have types alone', () => {
    expect(
      joined([
        ['parts/one', `export {};\n`],
        ['parts/two', ''],
      ]),
    ).toBeUndefined();
  });
});

test.each<[string, Texts, string]>([
  [
    'one name for two things',
    [
      ['parts/one', 'const LIMIT = 1;\n'],
      ['parts/two', 'function LIMIT() {}\n'],
    ],
    'Two modules in out/runtime/parts have the name LIMIT.',
  ],
  [
    'one name for two types',
    [
      ['parts/one', 'export interface A {\n}\n'],
      ['parts/two', 'interface A {\n}\n'],
    ],
    'Two modules in out/runtime/parts have the name A.',
  ],
  [
    'a name of a library for something else',
    [
      ['parts/one', `import { request } from 'node:http';\n`],
      ['parts/two', 'async function* request() {}\n'],
    ],
    'Two modules in out/runtime/parts have the name request.',
  ],
  [
    'another name for what the file has',
    [['parts/two', `import { one as eins } from './one.js';\n`]],
    'runtime/parts/two renames what its file has: one as eins',
  ],
  [
    'a module that is in no file',
    [['parts/one', `import { a } from './none.js';\n`]],
    'runtime/parts/none is in no file.',
  ],
  ...[
    `import * as all from './two.js';`,
    `import all from './two.js';`,
    `import './two.js';`,
    `export * from './two.js';`,
    `export default 1;`,
    `export { a };`,
    `const [a, b] = [1, 2];`,
    `export let a, b;`,
  ].map((statement): [string, Texts, string] => [
    statement,
    [['parts/one', `${statement}\n`]],
    `runtime/parts/one cannot be joined: ${statement}`,
  ]),
])('%s is refused', (_, texts, want) => {
  expect(() => joined(texts)).toThrow(want);
});
