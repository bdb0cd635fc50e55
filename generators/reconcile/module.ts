import { posix } from 'node:path';
import { ts } from 'ts-morph';
import type { Span } from './edits.ts';

/** A file of the folder of handlers, as it was read. The syntax tree is never changed or printed. */
export interface Module {
  /** Relative to the folder, forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly syntax: ts.SourceFile;
  /** Where each name is used as a variable or a type, including declarations and imports. */
  readonly names: ReadonlyMap<string, readonly ts.Identifier[]>;
}

/** Why a text is not a module, in the words of the compiler. */
export interface ParseError {
  readonly reason: string;
  readonly offset: number;
}

export type Parsed = { readonly module: Module } | { readonly error: ParseError };

/** Parses a file. Types are not checked, and its imports are not read. */
export function parseModule(path: string, text: string): Parsed {
  const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const [error] = syntaxErrors(syntax);
  if (error !== undefined)
    return {
      error: { reason: ts.flattenDiagnosticMessageText(error.messageText, ' '), offset: error.start ?? 0 },
    };
  return { module: { path, text, syntax, names: namesIn(syntax) } };
}

/** A node without the comments and white space before it. */
export function spanOf(node: ts.Node): Span {
  return { start: node.getStart(), end: node.end };
}

/** The imports of a module, in order. */
export function importsOf({ syntax }: Module): readonly ts.ImportDeclaration[] {
  return syntax.statements.filter(ts.isImportDeclaration);
}

export function specifierOf({
  moduleSpecifier,
}: {
  readonly moduleSpecifier?: ts.Expression | undefined;
}): string {
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** The elements of `import { … }`; none for other forms. */
export function namedImports({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
}

/** The files of the folder that a relative specifier may refer to; none for other specifiers. */
export function targetsOf(from: string, specifier: string): readonly string[] {
  if (!/^\.\.?\//.test(specifier)) return [];
  const path = posix.join(posix.dirname(from), specifier);
  const bare = path.replace(/\.[jt]s$/, '');
  return [`${bare}.ts`, `${path}.ts`, `${path}/index.ts`];
}

/** The names that a module binds at its top level, with their declarations. */
export function topLevelNames({ syntax }: Module): ReadonlyMap<string, ts.Identifier> {
  return new Map(syntax.statements.flatMap(boundBy).map((name) => [name.text, name]));
}

function boundBy(statement: ts.Statement): readonly ts.Identifier[] {
  if (ts.isImportDeclaration(statement)) return boundByImport(statement.importClause);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundByPattern(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name] : [];
}

function boundByImport(clause: ts.ImportClause | undefined): readonly ts.Identifier[] {
  const first = clause?.name === undefined ? [] : [clause.name];
  const bindings = clause?.namedBindings;
  if (bindings === undefined) return first;
  if (ts.isNamespaceImport(bindings)) return [...first, bindings.name];
  return [...first, ...bindings.elements.map(({ name }) => name)];
}

function boundByPattern(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundByPattern(element.name) : [],
  );
}

/** The parser does not expose its errors; a program with only this file does. */
function syntaxErrors(syntax: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  const host: ts.CompilerHost = {
    getSourceFile: (path) => (path === syntax.fileName ? syntax : undefined),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => path === syntax.fileName,
    readFile: () => undefined,
    writeFile: () => {},
  };
  const options: ts.CompilerOptions = { noLib: true, noResolve: true, types: [] };
  return ts.createProgram([syntax.fileName], options, host).getSyntacticDiagnostics(syntax);
}

function namesIn(syntax: ts.SourceFile): ReadonlyMap<string, readonly ts.Identifier[]> {
  const names = new Map<string, ts.Identifier[]>();
  const pending: ts.Node[] = [syntax];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      const known = names.get(node.text);
      if (known === undefined) names.set(node.text, [node]);
      else known.push(node);
    }
    ts.forEachChild(node, (child) => {
      pending.push(child);
    });
  }
  return names;
}

/** Whether an identifier names a member or an export of another module, and so nothing of this module. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  if (ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) return parent.name === node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) return parent.propertyName === node;
  if (ts.isExportSpecifier(parent))
    return (
      parent.parent.parent.moduleSpecifier !== undefined ||
      (parent.propertyName !== undefined && parent.name === node)
    );
  return false;
}
