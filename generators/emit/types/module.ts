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

/** `export interface Name { … }`, with its comment. */
export function interfaceDeclaration(options: {
  readonly name: string;
  readonly members: readonly Code[];
  readonly doc?: DocText;
}): Code {
  const { name, members, doc = {} } = options;
  const body = code`export interface ${typeIdentifier(name)} {
  ${members}
}`;
  return lines([docComment(doc), body]);
}

/** `export type Name = …;`, with its comment. */
export function aliasDeclaration(options: {
  readonly name: string;
  readonly type: TypeExpression;
  readonly doc?: DocText;
}): Code {
  const { name, type, doc = {} } = options;
  return lines([docComment(doc), code`export type ${typeIdentifier(name)} =${afterSign(type)};`]);
}

/** An interface where the type is an object type, an alias otherwise. */
export function declarationOf(options: {
  readonly name: string;
  readonly type: TypeExpression;
  readonly doc?: DocText;
}): Code {
  const { members } = options.type;
  return members.length > 0 ? interfaceDeclaration({ ...options, members }) : aliasDeclaration(options);
}
