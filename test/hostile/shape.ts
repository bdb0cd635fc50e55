import { dirname } from 'node:path';
import ts from 'typescript';
import type { OutputFile } from '../../generators/emit/emitter.ts';

/** What a parser reports on the source files, as `path: message`. */
export function syntaxErrors(files: readonly OutputFile[]): readonly string[] {
  const program = programOf(files);
  return program
    .getSyntacticDiagnostics()
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/**
 * The folder and syntax tree of each source file without names, literals and comments; members of a list in no order,
 * because their order follows their names. Two documents that differ only in texts have the same shapes.
 */
export function shapesOf(files: readonly OutputFile[]): readonly string[] {
  const program = programOf(files);
  return program
    .getRootFileNames()
    .map((path) => {
      const source = program.getSourceFile(path);
      return `${dirname(path)}: ${source === undefined ? 'absent' : shapeOf(source)}`;
    })
    .toSorted();
}

function programOf(files: readonly OutputFile[]): ts.Program {
  const sources = new Map(
    files.filter(({ path }) => /\.[jt]s$/.test(path)).map(({ path, text }) => [path, text]),
  );
  return ts.createProgram({
    rootNames: [...sources.keys()],
    options: { allowJs: true, noLib: true, noResolve: true, target: ts.ScriptTarget.Latest },
    host: {
      getSourceFile: (path, options) => {
        const text = sources.get(path);
        return text === undefined ? undefined : ts.createSourceFile(path, text, options);
      },
      fileExists: (path) => sources.has(path),
      readFile: (path) => sources.get(path),
      getDefaultLibFileName: () => 'lib.d.ts',
      writeFile: () => {},
      getCurrentDirectory: () => '',
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
}

/** Trees of programs end at their statements: the spelling of a name decides about the expressions below. */
function shapeOf(node: ts.Node): string {
  const kind = ts.SyntaxKind[node.kind];
  if (ts.isVariableStatement(node)) return `variables ${node.declarationList.declarations.length}`;
  if (ts.isFunctionDeclaration(node)) return `function ${node.parameters.length}`;
  if (ts.isExpressionStatement(node)) return 'expression';
  const children: string[] = [];
  ts.forEachChild(node, (child) => {
    if (!isText(child)) children.push(shapeOf(child));
  });
  return children.length === 0 ? kind : `${kind}(${countEqual(children).join(', ')})`;
}

/** `a, b, a` as `a × 2, b`. */
function countEqual(shapes: readonly string[]): readonly string[] {
  const groups = Map.groupBy(shapes.toSorted(), (shape) => shape);
  return [...groups].map(([shape, equal]) => (equal.length === 1 ? shape : `${shape} × ${equal.length}`));
}

function isText(node: ts.Node): boolean {
  return (
    ts.isIdentifier(node) ||
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ts.isComputedPropertyName(node) ||
    node.kind === ts.SyntaxKind.EndOfFileToken
  );
}
