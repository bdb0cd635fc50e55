import { createRequire } from 'node:module';
import type { Expression, Node, SourceFile as SyntaxTree } from 'typescript';
import { textFile, type OffsetFinder } from '../source/text-file.ts';
import type { FileContent, SourceFile } from '../diagnostics/place.ts';
import { contentOf, sourceFile } from '../diagnostics/source-file.ts';

type TypeScript = typeof import('typescript');

/**
 * A program whose default export is a configuration, as a file in which members of that object have places. It is
 * parsed when the first place is needed: most configurations have no mistake.
 */
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
  const typescript = createRequire(import.meta.url)('typescript') as TypeScript;
  const tree = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const root = exportedValue(typescript, tree);
  return (tokens, wantsName) => {
    let at: Node | undefined = root;
    let value = root;
    for (const token of tokens) {
      const member = value === undefined ? undefined : memberOf(typescript, value, token);
      if (member === undefined) break;
      at = wantsName ? member.name : member.value;
      value = plainValue(typescript, member.value, tree);
    }
    return at?.getStart(tree) ?? 0;
  };
}

function exportedValue(typescript: TypeScript, tree: SyntaxTree): Expression | undefined {
  const assignment = tree.statements.find((each) => typescript.isExportAssignment(each));
  return assignment === undefined ? undefined : plainValue(typescript, assignment.expression, tree);
}

/** The object inside an expression, without type assertions, parentheses, `defineConfig(…)` and names of constants. */
function plainValue(typescript: TypeScript, expression: Expression, tree: SyntaxTree): Expression {
  if (
    typescript.isAsExpression(expression) ||
    typescript.isSatisfiesExpression(expression) ||
    typescript.isParenthesizedExpression(expression)
  )
    return plainValue(typescript, expression.expression, tree);
  if (typescript.isCallExpression(expression)) {
    const [first] = expression.arguments;
    return first === undefined ? expression : plainValue(typescript, first, tree);
  }
  if (!typescript.isIdentifier(expression)) return expression;
  for (const statement of tree.statements) {
    if (!typescript.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      // A constant that refers to itself has no object.
      if (initializer !== undefined && name.getText(tree) === expression.text && name.pos < expression.pos)
        return plainValue(typescript, initializer, tree);
  }
  return expression;
}

function memberOf(
  typescript: TypeScript,
  value: Expression,
  token: string,
): { readonly name: Node; readonly value: Expression } | undefined {
  if (typescript.isArrayLiteralExpression(value)) {
    const item = value.elements[Number(token)];
    return item === undefined ? undefined : { name: item, value: item };
  }
  if (!typescript.isObjectLiteralExpression(value)) return undefined;
  for (const member of value.properties) {
    const { name } = member;
    if (name === undefined || !('text' in name) || name.text !== token) continue;
    if (typescript.isPropertyAssignment(member)) return { name, value: member.initializer };
    if (typescript.isShorthandPropertyAssignment(member)) return { name, value: member.name };
  }
  return undefined;
}
