import { posix } from 'node:path';
import {
  Node,
  Project,
  ScriptKind,
  ts,
  type BindingName,
  type ExportDeclaration,
  type Identifier,
  type ImportDeclaration,
  type ImportSpecifier,
  type SourceFile,
  type Statement,
} from 'ts-morph';
import { lazy } from '../incremental/memoize.ts';
import type { Span } from './edits.ts';

/** A file of the folder of handlers. Its syntax tree is never changed. */
export interface Module {
  /** Relative to the folder, forward slashes. */
  readonly path: string;
  /** Its byte order mark, or nothing. The text and the offsets in it are without. */
  readonly byteOrderMark: string;
  readonly text: string;
  readonly syntax: SourceFile;
  /** The uses of each name as a variable or a type, including declarations and imports. */
  readonly names: () => ReadonlyMap<string, readonly Identifier[]>;
}

/** The first syntax error of a text. */
export interface ParseError {
  readonly reason: string;
  readonly offset: number;
}

export type Parsed = { readonly module: Module } | { readonly error: ParseError };

/** Parses a file. Types are not checked, and its imports are not read. */
export function parseModule(path: string, text: string): Parsed {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, noResolve: true, types: [] },
  });
  const syntax = project.createSourceFile(path, text, { scriptKind: ScriptKind.TS });
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const [error] = project.getProgram().getSyntacticDiagnostics(syntax);
  if (error !== undefined)
    return {
      error: {
        reason: ts.flattenDiagnosticMessageText(error.compilerObject.messageText, ' '),
        offset: byteOrderMark.length + error.getStart(),
      },
    };
  return {
    module: { path, byteOrderMark, text: syntax.getFullText(), syntax, names: lazy(() => namesIn(syntax)) },
  };
}

/** A node without the comments and white space before it. */
export function spanOf(node: Node): Span {
  return { start: node.getStart(), end: node.getEnd() };
}

/** The expression in parentheses, `satisfies` or `as`; undefined for other nodes. */
export function wrapped(node: Node | undefined): Node | undefined {
  const isWrapper =
    Node.isParenthesizedExpression(node) || Node.isSatisfiesExpression(node) || Node.isAsExpression(node);
  return isWrapper ? node.getExpression() : undefined;
}

/** The module of an import or a re-export; empty for an export without one. */
export function specifierOf(declaration: ImportDeclaration | ExportDeclaration): string {
  const specifier = declaration.getNodeProperty('moduleSpecifier');
  return Node.isStringLiteral(specifier) ? specifier.getLiteralValue() : '';
}

/** The local name of an import. */
export function localIdentifier(element: ImportSpecifier): Node {
  return element.getAliasNode() ?? element.getNameNode();
}

/** The files of the folder that a relative specifier may refer to; none for other specifiers. */
export function targetsOf(from: string, specifier: string): readonly string[] {
  if (!/^\.\.?\//.test(specifier)) return [];
  const path = posix.join(posix.dirname(from), specifier);
  const bare = path.replace(/\.[jt]s$/, '');
  return [`${bare}.ts`, `${path}.ts`, `${path}/index.ts`];
}

/** The names that a module binds at its top level, with their declarations. */
export function topLevelNames({ syntax }: Module): ReadonlyMap<string, Node> {
  return new Map(
    syntax
      .getStatements()
      .flatMap(namesOf)
      .map((name) => [name.getText(), name]),
  );
}

function namesOf(statement: Statement): readonly Node[] {
  if (Node.isImportDeclaration(statement)) return importedNames(statement);
  if (Node.isVariableStatement(statement))
    return statement.getDeclarations().flatMap((declaration) => patternNames(declaration.getNameNode()));
  const isNamed =
    Node.isFunctionDeclaration(statement) ||
    Node.isClassDeclaration(statement) ||
    Node.isInterfaceDeclaration(statement) ||
    Node.isTypeAliasDeclaration(statement) ||
    Node.isEnumDeclaration(statement);
  const name = isNamed ? statement.getNameNode() : undefined;
  return name === undefined ? [] : [name];
}

function importedNames(declaration: ImportDeclaration): readonly Node[] {
  const whole = [declaration.getDefaultImport(), declaration.getNamespaceImport()];
  return [
    ...whole.filter((name) => name !== undefined),
    ...declaration.getNamedImports().map(localIdentifier),
  ];
}

function patternNames(name: BindingName): readonly Node[] {
  if (Node.isIdentifier(name)) return [name];
  return name
    .getElements()
    .flatMap((element) => (Node.isBindingElement(element) ? patternNames(element.getNameNode()) : []));
}

function namesIn(syntax: SourceFile): ReadonlyMap<string, readonly Identifier[]> {
  const names: Identifier[] = [];
  syntax.forEachDescendant((node) => {
    if (Node.isIdentifier(node) && !isMemberName(node)) names.push(node);
  });
  return Map.groupBy(names, (name) => name.getText());
}

/** Whether an identifier names a member or an export of another module, instead of a variable or type. */
function isMemberName(name: Identifier): boolean {
  const parent = name.getParent();
  if (Node.isQualifiedName(parent)) return parent.getRight() === name;
  if (Node.isBindingElement(parent)) return parent.getPropertyNameNode() === name;
  if (Node.isImportSpecifier(parent)) return localIdentifier(parent) !== name;
  if (Node.isExportSpecifier(parent))
    return parent.getNameNode() !== name || parent.getExportDeclaration().hasModuleSpecifier();
  const isMember =
    Node.isPropertyAccessExpression(parent) ||
    Node.isPropertyAssignment(parent) ||
    Node.isPropertySignature(parent) ||
    Node.isMethodDeclaration(parent) ||
    Node.isPropertyDeclaration(parent);
  return isMember && parent.getNameNode() === name;
}
