import { posix } from 'node:path';
import { Node, type ObjectLiteralElementLike, type ObjectLiteralExpression } from 'ts-morph';
import { code, lines } from '../code/code.ts';
import { identifier } from '../code/name.ts';
import { stringLiteral } from '../code/string.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import { valueNameOf } from '../typescript/words.ts';
import type { Edits } from './edits.ts';
import { localIdentifier, specifierOf, spanOf, targetsOf, wrapped, type Module } from './module.ts';
import type { ImportExtension } from './import-extension.ts';
import { insertBelowImports } from './import-lines.ts';

/** The file that combines the handlers of all files. */
export const INDEX_FILE = 'index.ts';

/** A file and its handlers for operations of the document. */
export interface HandlerFile {
  readonly path: string;
  readonly handlers: readonly string[];
}

export interface IndexRequest {
  readonly files: readonly HandlerFile[];
  /** How the index imports the generated server. */
  readonly server: string;
  readonly extension: ImportExtension;
}

export interface IndexEdit {
  readonly assembly: Assembly;
  readonly files: readonly HandlerFile[];
  /** New names of handlers by the old ones. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly extension: ImportExtension;
  readonly edits: Edits;
}

/** The object literal of `export const handlers`. */
export interface Assembly {
  readonly literal: ObjectLiteralExpression;
  /** Members by the name of the operation. */
  readonly members: ReadonlyMap<string, ObjectLiteralElementLike>;
}

export function printIndex({ files, server, extension }: IndexRequest): string {
  const named = nameFiles(files, () => true);
  const imports = [
    code`import type { Handlers } from ${stringLiteral(server)};`,
    ...named.map(
      ({ name, path }) =>
        code`import * as ${identifier(name)} from ${stringLiteral(moduleOf(path, extension))};`,
    ),
  ];
  const spreads = named.map(({ name }) => code`...${identifier(name)},`);
  return code`${lines(imports)}

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ${lines(spreads)}
};
`.toString();
}

/** Adds the files whose handlers are not in the index yet. */
export function editIndex(module: Module, { assembly, files, renamed, extension, edits }: IndexEdit): void {
  const spread = spreadFiles(module, assembly);
  const listed = new Set([...assembly.members.keys()].map((name) => renamed.get(name) ?? name));
  const absent = files.filter(
    ({ path, handlers }) => !spread.has(path) && !handlers.every((name) => listed.has(name)),
  );
  const named = nameFiles(absent, (name) => !module.names().has(name));
  insertBelowImports(
    module,
    named.map(({ name, path }) =>
      code`import * as ${identifier(name)} from ${stringLiteral(moduleOf(path, extensionIn(module) ?? extension))};`.toString(),
    ),
    edits,
  );
  insertSpreads(module, { literal: assembly.literal, spreads: named.map(({ name }) => `...${name}`) }, edits);
}

/** Whether the index has a handler that is not from a file of the folder. */
export function providesItself(
  module: Module,
  { members }: Assembly,
  { name, isInFolder }: { readonly name: string; readonly isInFolder: (path: string) => boolean },
): boolean {
  const member = members.get(name);
  if (member === undefined || !Node.isShorthandPropertyAssignment(member)) return member !== undefined;
  const source = module.syntax
    .getImportDeclarations()
    .find((declaration) =>
      declaration.getNamedImports().some((element) => localIdentifier(element).getText() === name),
    );
  return source === undefined || !targetsOf(module.path, specifierOf(source)).some(isInFolder);
}

/** Finds `export const handlers = { … }`, also inside `satisfies`, `as`, parentheses and calls. */
export function findAssembly({ syntax }: Module): Assembly | undefined {
  const literal = literalIn(syntax.getVariableDeclaration('handlers')?.getInitializer());
  if (literal === undefined) return undefined;
  const members = literal.getProperties().flatMap((property) => {
    const name = nameNodeOf(property);
    if (Node.isStringLiteral(name)) return [[name.getLiteralValue(), property] as const];
    return Node.isIdentifier(name) ? [[name.getText(), property] as const] : [];
  });
  return { literal, members: new Map(members) };
}

/** Updates the names of handlers that the literal lists one by one. */
export function renameMembers(
  { members }: Assembly,
  renamed: ReadonlyMap<string, string>,
  edits: Edits,
): void {
  for (const [old, name] of renamed) {
    const member = members.get(old);
    const named = member === undefined ? undefined : nameNodeOf(member);
    if (named === undefined) continue;
    if (Node.isShorthandPropertyAssignment(member)) edits.insert(member.getStart(), `${name}: `);
    else edits.replace(spanOf(named), name);
  }
}

function nameNodeOf(member: ObjectLiteralElementLike): Node | undefined {
  return Node.isSpreadAssignment(member) ? undefined : member.getNameNode();
}

function literalIn(expression: Node | undefined): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  if (Node.isCallExpression(expression)) return literalIn(expression.getArguments()[0]);
  return expression === undefined ? undefined : literalIn(wrapped(expression));
}

/** The files whose exports the literal spreads. */
function spreadFiles(module: Module, { literal }: Assembly): ReadonlySet<string> {
  const spread = new Set(
    literal
      .getProperties()
      .flatMap((property) =>
        Node.isSpreadAssignment(property) && Node.isIdentifier(property.getExpression())
          ? [property.getExpression().getText()]
          : [],
      ),
  );
  return new Set(
    module.syntax.getImportDeclarations().flatMap((declaration) => {
      const name = declaration.getNamespaceImport()?.getText();
      const isSpread = name !== undefined && spread.has(name);
      return isSpread ? targetsOf(module.path, specifierOf(declaration)) : [];
    }),
  );
}

/** Inserts spreads before the other members of the literal, so that these override them. */
function insertSpreads(
  { text }: Module,
  { literal, spreads }: { readonly literal: ObjectLiteralExpression; readonly spreads: readonly string[] },
  edits: Edits,
): void {
  if (spreads.length === 0) return;
  const properties = literal.getProperties();
  const [first] = properties;
  if (first === undefined) {
    const inner = spreads.map((spread) => `  ${spread},\n`).join('');
    edits.replace({ start: literal.getStart() + 1, end: literal.getEnd() - 1 }, `\n${inner}`);
    return;
  }
  const gap = text.slice(literal.getStart() + 1, first.getStart());
  const separator = gap.includes('\n') ? `\n${/[ \t]*$/.exec(gap)?.[0] ?? ''}` : ' ';
  const firstOther = properties.findIndex((property) => !Node.isSpreadAssignment(property));
  const lastSpread = firstOther === -1 ? properties.at(-1) : properties[firstOther - 1];
  if (lastSpread === undefined)
    edits.insert(first.getStart(), spreads.map((spread) => `${spread},${separator}`).join(''));
  else edits.insert(lastSpread.getEnd(), spreads.map((spread) => `,${separator}${spread}`).join(''));
}

/** The extension of an existing import; undefined if there is none. */
function extensionIn(module: Module): string | undefined {
  const neighbour = module.syntax
    .getImportDeclarations()
    .map(specifierOf)
    .find((specifier) => /^\.\/[^/]+$/.test(specifier));
  return neighbour === undefined ? undefined : posix.extname(neighbour);
}

function moduleOf(path: string, extension: string): string {
  return `./${path.replace(/\.ts$/, '')}${extension}`;
}

function nameFiles(
  files: readonly HandlerFile[],
  isFree: (name: string) => boolean,
): readonly { readonly path: string; readonly name: string }[] {
  const taken = new Set(['handlers']);
  return files.map(({ path }) => {
    const plain = valueNameOf(path.replace(/\.ts$/, ''));
    const name = firstFree(numbered(plain), (each) => !taken.has(each) && isFree(each));
    taken.add(name);
    return { path, name };
  });
}
