import ts from 'typescript';
import { expect, test } from 'vitest';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import { emitted } from '../emit/emitted.ts';
import { hostileModel } from './hostile-models.ts';

const hostile = hostileModel();

test('the types of a hostile document are declarations and nothing else', async () => {
  const { files } = await emitted(typesEmitter, hostile);
  const kinds = new Set<string>();
  for (const { path, text } of files) {
    expect(path).toMatch(/^types\/(?:[a-z]+\/)?[a-z0-9-]+\.d\.ts$/);
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
    for (const { kind } of file.statements) kinds.add(ts.SyntaxKind[kind]);
  }
  expect([...kinds].toSorted()).toEqual([
    'ExportDeclaration',
    'ImportDeclaration',
    'InterfaceDeclaration',
    'TypeAliasDeclaration',
  ]);
});

test('the same document gives the same files', async () => {
  const [first, second] = await Promise.all([
    emitted(typesEmitter, hostileModel()),
    emitted(typesEmitter, hostile),
  ]);
  expect(first).toEqual(second);
});
