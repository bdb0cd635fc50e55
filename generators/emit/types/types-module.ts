import { docComment, generatedHeader, type DocText } from '../../code/comment.ts';
import { code, lines, type Code } from '../../code/code.ts';
import { loadLayout } from '../../code/layout.ts';
import { typeIdentifier } from '../../code/name.ts';
import { importsOf } from '../../typescript/imports.ts';
import type { OutputFile } from '../emitter.ts';
import { afterSign, type TypeExpression } from './type-expression.ts';

const printModule = loadLayout<{ header: Code; imports: readonly Code[]; declarations: readonly Code[] }>(
  'types/module',
);

/** A file of declarations below `types/`. */
export function moduleFile(options: {
  /** Without folder and extension: `schemas/group`. */
  readonly path: string;
  readonly declarations: readonly Code[];
  /** The names that `index` exports of the module. */
  readonly exports?: readonly string[];
}): OutputFile {
  const path = `types/${options.path}.d.ts`;
  const imports = importsOf(path, options.declarations);
  return {
    path,
    text: printModule({ header: generatedHeader, imports, declarations: options.declarations }),
    exports: options.exports,
  };
}

/** A file whose declarations `index` exports. */
export function declaredFile(path: string, declared: readonly Declared[]): OutputFile {
  return moduleFile({
    path,
    declarations: declared.map(({ declaration }) => declaration),
    exports: declared.map(({ name }) => name),
  });
}

/** A declaration and the name that it exports. */
export interface Declared {
  readonly name: string;
  readonly declaration: Code;
}

/** `export interface Name { … }`, with its comment. */
export function interfaceDeclaration(name: string, members: readonly Code[], doc: DocText): Declared {
  const body = code`export interface ${typeIdentifier(name)} {
  ${members}
}`;
  return { name, declaration: lines([docComment(doc), body]) };
}

/** `export type Name = …;`, with its comment. */
export function aliasDeclaration(name: string, type: TypeExpression, doc: DocText): Declared {
  const body = code`export type ${typeIdentifier(name)} =${afterSign(type)};`;
  return { name, declaration: lines([docComment(doc), body]) };
}

/** An interface where the type is an object type, an alias otherwise. */
export function declarationOf(name: string, type: TypeExpression, doc: DocText): Declared {
  const { members } = type;
  return members.length > 0 ? interfaceDeclaration(name, members, doc) : aliasDeclaration(name, type, doc);
}
