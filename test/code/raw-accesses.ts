import ts from 'typescript';

/**
 * The names by which a file reads members of JSON (`JsonObject`): `x['name']`, `const { name } = x`, `'name' in x` and
 * `Object.hasOwn(x, 'name')`, in the order of the text.
 */
export function rawAccesses(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  names: ReadonlySet<string>,
): readonly string[] {
  const found: string[] = [];
  const note = (object: ts.Node, members: readonly string[]): void => {
    const known = members.filter((name) => names.has(name));
    if (known.length === 0) return;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(object));
    if (isJson(checker, type)) found.push(...known);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node))
      note(node.expression, literalsOf(checker, node.argumentExpression));
    else if (ts.isObjectBindingPattern(node)) note(node, node.elements.map(memberOf));
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
      note(node.right, literalsOf(checker, node.left));
    else if (ts.isCallExpression(node) && node.expression.getText() === 'Object.hasOwn') {
      const [object, name] = node.arguments;
      if (object !== undefined && name !== undefined) note(object, literalsOf(checker, name));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function memberOf({ propertyName, name }: ts.BindingElement): string {
  const member = propertyName ?? name;
  return ts.isIdentifier(member) || ts.isStringLiteral(member) ? member.text : '';
}

/** The texts that an expression may stand for, as far as its type lists them. */
function literalsOf(checker: ts.TypeChecker, expression: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(expression)) return [expression.text];
  if (ts.isNumericLiteral(expression)) return [];
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type]).flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  );
}

function isJson(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((each) => isJson(checker, each));
  const members = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  return members !== undefined && checker.typeToString(members.type) === 'Json';
}
