import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExports } from '../../generators/reconcile/exports.ts';
import { parseModule } from '../../generators/reconcile/module.ts';
import type { ServedOperation } from '../../generators/reconcile/served-operation.ts';
import { operation, run } from './folder.ts';
import { iterations } from '../runs/iterations.ts';

const ENDPOINTS = ['GET /a', 'POST /a', 'GET /a/{id}', 'DELETE /a/{id}', 'GET /b', 'PUT /b/{id}'];
const NAMES = ['list', 'make', 'show', 'drop', 'find', 'save', 'listAll', 'constructor'];
const FAMILIES = ['Alpha', 'Beta'];

/** A document: some of the endpoints, all with different names. */
const document = fc
  .tuple(
    fc.subarray(ENDPOINTS),
    fc.shuffledSubarray(NAMES, { minLength: ENDPOINTS.length }),
    fc.array(fc.constantFrom(...FAMILIES), { minLength: ENDPOINTS.length, maxLength: ENDPOINTS.length }),
  )
  .map(([endpoints, names, families]) =>
    endpoints.map((endpoint, index) => operation(`${names[index]} ${endpoint}`, families[index])),
  );

const SNIPPETS = [
  `  const  rows=await db.all( ) // GET /a\n  return { status: 200, body: rows }`,
  `  /* \`GET /b\` */ if (!x) { throw new Refusal({ status: 404, message: "no \${x}" }) }\n\n\n  return helper(x);`,
  `\tconst s = \`export const list: ListHandler = \${1}\`;\n\treturn { status: 204 };`,
  `  // Not in the document any more: nothing\n  return (await list(request)) as const;`,
  `  const { show, ...rest } = context.services; return show(rest.find);`,
];
const BETWEEN = [
  '\n// just comment #.   \n',
  '\n\nfunction helper#(x: unknown) { return x }\n',
  '\n\n/** Not an anchor: GET /a */\ninterface Row# { list: string }\n',
];

/** Fills in the stubs of a text, each with a recognisable body, and adds code of one's own after it. */
function fillIn(
  text: string,
  next: () => number,
): { readonly text: string; readonly written: readonly string[] } {
  const written: string[] = [];
  const stub = /(: \w+)( = )async \(\) => \{\n  throw new \w+\([^\n]*\);\n\};/g;
  const filled = text.replaceAll(stub, (_, type: string, equals: string) => {
    const number = next();
    // Some remove the annotation and leave the import.
    const head = (number % 3 === 0 ? '' : type) + equals;
    const body = `async (request, context) => {\n  // body ${number}.\n${SNIPPETS[number % SNIPPETS.length]}\n};`;
    const between = (BETWEEN[number % BETWEEN.length] ?? '').replaceAll('#', String(number));
    written.push(body, between);
    return head + body + between;
  });
  return { text: filled, written };
}

function exportsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const paths = new Set(Object.keys(files));
  return Object.entries(files).flatMap(([path, text]) => {
    const parsed = parseModule(path, text);
    if ('error' in parsed) throw new Error(`${path}: ${parsed.error.reason}\n${text}`);
    return findExports(parsed.module, paths).map(({ name, anchor }) => `${name} ${anchor?.endpoint}`);
  });
}

describe('across any two changes of a document', () => {
  test.for([
    ['LF', (text: string) => text],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ] as const)('what was written by hand survives byte for byte (%s)', ([, lineEnds]) => {
    fc.assert(
      fc.property(document, document, document, (first, second, third) => {
        let count = 0;
        let files: Readonly<Record<string, string>> = {};
        const written: string[] = [];
        for (const operations of [first, second, third]) {
          const result = run(files, operations);
          expectServed(result.files, operations);
          expect(run(result.files, operations).changes).toEqual([]);
          const text = Object.values(result.files).join('\n');
          for (const piece of written) expect(text.split(piece)).toHaveLength(2);

          files = Object.fromEntries(
            Object.entries(result.files).map(([path, before]) => {
              const filled = fillIn(before.replaceAll('\r\n', '\n'), () => ++count);
              written.push(...filled.written.map(lineEnds));
              return [path, lineEnds(filled.text)];
            }),
          );
        }
      }),
      { numRuns: iterations(60) },
    );
  });
});

function expectServed(files: Readonly<Record<string, string>>, operations: readonly ServedOperation[]): void {
  const exported = exportsOf(files);
  for (const { name, endpoint } of operations) {
    const sameName = exported.filter((each) => each.startsWith(`${name} `));
    expect(sameName).toEqual([`${name} ${endpoint}`]);
  }
}
