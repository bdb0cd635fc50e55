import { createRequire } from 'node:module';
import type { ts } from 'ts-morph';
import type { OffsetFinder } from '../source/parse/syntax.ts';
import { textFile } from '../source/files/text-file.ts';
import type { FileContent, SourceFile } from '../diagnostics/place.ts';
import { contentOf, sourceFile } from '../diagnostics/source-file.ts';

type Compiler = typeof ts;

/** The file of a script whose default export is a configuration. It is parsed when the first place is needed. */
export function scriptFile({ path, text }: { readonly path: string; readonly text: string }): SourceFile {
  let parsed: FileContent | undefined;
  return sourceFile(path, {
    text,
    locate(pointer, options) {
      parsed ??= contentOf(textFile({ path, text, findOffset: scriptOffsets(path, text) }));
      return parsed.locate(pointer, options);
    },
  });
}

function scriptOffsets(path: string, text: string): OffsetFinder {
  const { ts: compiler } = createRequire(import.meta.url)('ts-morph') as { readonly ts: Compiler };
  const tree = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const root = exportedValue(compiler, tree);
  return (tokens, wantsName) => {
    let at: ts.Node | undefined = root;
    let value = root;
    for (const token of tokens) {
      const member = value === undefined ? undefined : memberOf(compiler, value, token);
      if (member === undefined) break;
      at = wantsName ? member.name : member.value;
      value = plainValue(compiler, member.value, tree);
    }
    return at?.getStart(tree) ?? 0;
  };
}

function exportedValue(compiler: Compiler, tree: ts.SourceFile): ts.Expression | undefined {
  const assignment = tree.statements.find((each) => compiler.isExportAssignment(each));
  return assignment === undefined ? undefined : plainValue(compiler, assignment.expression, tree);
}

/** The object inside an expression, without type assertions, parentheses, `defineConfig(…)` and names of constants. */
function plainValue(compiler: Compiler, expression: ts.Expression, tree: ts.SourceFile): ts.Expression {
  if (
    compiler.isAsExpression(expression) ||
    compiler.isSatisfiesExpression(expression) ||
    compiler.isParenthesizedExpression(expression)
  )
    return plainValue(compiler, expression.expression, tree);
  if (compiler.isCallExpression(expression)) {
    const [first] = expression.arguments;
    return first === undefined ? expression : plainValue(compiler, first, tree);
  }
  if (!compiler.isIdentifier(expression)) return expression;
  for (const statement of tree.statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      // A constant that refers to itself has no object.
      if (initializer !== undefined && name.getText(tree) === expression.text && name.pos < expression.pos)
        return plainValue(compiler, initializer, tree);
  }
  return expression;
}

function memberOf(
  compiler: Compiler,
  value: ts.Expression,
  token: string,
): { readonly name: ts.Node; readonly value: ts.Expression } | undefined {
  if (compiler.isArrayLiteralExpression(value)) {
    const item = value.elements[Number(token)];
    return item === undefined ? undefined : { name: item, value: item };
  }
  if (!compiler.isObjectLiteralExpression(value)) return undefined;
  for (const member of value.properties) {
    const { name } = member;
    if (name === undefined || !('text' in name) || name.text !== token) continue;
    if (compiler.isPropertyAssignment(member)) return { name, value: member.initializer };
    if (compiler.isShorthandPropertyAssignment(member)) return { name, value: member.name };
  }
  return undefined;
}
