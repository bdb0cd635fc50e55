import ts from 'typescript';

/** Functions of vitest that take a time limit after the function that they call, or in options. */
const limited =
  /^(?:test|it|describe|suite|beforeAll|beforeEach|afterAll|afterEach|aroundAll|aroundEach|onTestFinished)$/;

/** Members that tell a time, by the object that has them. */
const clocks: ReadonlyMap<string, readonly string[]> = new Map([
  ['performance', ['now']],
  ['Date', ['now']],
  ['process', ['hrtime', 'cpuUsage', 'threadCpuUsage']],
]);

/** Time limits that a test or hook has of its own, and the clocks that are read. */
export function clocksIn(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isOfVitest(node.expression) && hasLimit(node))
      found.push('a time limit');
    found.push(...clocksOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether `test`, `test.only`, `test.each(rows)`, `describe.skipIf(no)` and the like are called. */
function isOfVitest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return limited.test(callee.text);
  if (ts.isTaggedTemplateExpression(callee)) return isOfVitest(callee.tag);
  return (
    (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isOfVitest(callee.expression)
  );
}

/** Rows of a table, or a condition, are given alone. What follows a function and is no object is a number. */
function hasLimit({ arguments: given }: ts.CallExpression): boolean {
  const body = given.findIndex((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each));
  const last = given.at(-1);
  if (given.length > 1 && last !== undefined && ts.isNumericLiteral(last)) return true;
  if (body === -1 && given.length < 2) return false;
  return (
    (body !== -1 && given.slice(body + 1).some((each) => !ts.isObjectLiteralExpression(each))) ||
    given.some((each) => ts.isObjectLiteralExpression(each) && each.properties.some(isTimeout))
  );
}

function isTimeout({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && 'text' in name && name.text === 'timeout';
}

function clocksOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return clockOf(lastName(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return clockOf(lastName(node.expression), node.argumentExpression.text);
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer !== undefined
  ) {
    const object = lastName(node.initializer);
    return node.name.elements.flatMap((each) => clockOf(object, textOf(each.propertyName ?? each.name)));
  }
  if (ts.isImportSpecifier(node)) return clockOf('process', textOf(node.propertyName ?? node.name));
  if (ts.isNewExpression(node) && lastName(node.expression) === 'Date' && !node.arguments?.length)
    return ['new Date()'];
  return [];
}

function clockOf(object: string, name: string): string[] {
  return clocks.get(object)?.includes(name) === true ? [`${object}.${name}`] : [];
}

/** `performance` of both `performance` and `globalThis.performance`. */
function lastName(node: ts.Expression): string {
  return textOf(ts.isPropertyAccessExpression(node) ? node.name : node);
}

function textOf(node: ts.Node): string {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';
}
