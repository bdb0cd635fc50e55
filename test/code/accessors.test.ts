import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');

/** The accessors in object literals, by their lines. */
function accessorsIn(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAccessor(node) && ts.isObjectLiteralExpression(node.parent))
      found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('accessors are found in object literals, and not in classes', () => {
  const text = 'class A {\n  get a() { return 1; }\n}\nconst b = {\n  get c() { return 1; },\n};';
  expect(accessorsIn('a.ts', text)).toEqual(['a.ts:5']);
});

// V8 defines those of a literal one by one, each time: one of them took a third of the rate of a server.
test('the runtime has accessors in classes alone', () => {
  const files = filesIn('runtime');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => accessorsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
