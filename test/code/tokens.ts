import ts from 'typescript';

/**
 * The smallest parts of a node that mean something, in order: names, operators, literals, parts of templates, and
 * brackets. Whitespace and comments are none.
 */
export function tokensIn(node: ts.Node): readonly ts.Node[] {
  const source = node.getSourceFile();
  if (ts.isJSDoc(node) || node.getWidth(source) === 0) return [];
  const parts = node.getChildren(source);
  return parts.length === 0 ? [node] : parts.flatMap(tokensIn);
}

/** The texts of the tokens of a node. */
export function tokenTexts(node: ts.Node): readonly string[] {
  return tokensIn(node).map((token) => token.getText());
}

/** The texts of the tokens of any part of a program, also of one that is no whole expression: `&& isOpen(file)`. */
export function tokensOfPart(text: string): readonly string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, text);
  const found: string[] = [];
  /** For each bracket that is open, whether it is one of a template. */
  const open: boolean[] = [];
  let before = ts.SyntaxKind.Unknown;
  for (;;) {
    let kind = scanner.scan();
    if (kind === ts.SyntaxKind.EndOfFileToken) return found;
    if (kind === ts.SyntaxKind.SlashToken && !isOperand(before)) kind = scanner.reScanSlashToken();
    if (kind === ts.SyntaxKind.GreaterThanToken) kind = scanner.reScanGreaterToken();
    if (kind === ts.SyntaxKind.CloseBraceToken && open.pop() === true)
      kind = scanner.reScanTemplateToken(false);
    if (kind === ts.SyntaxKind.TemplateHead || kind === ts.SyntaxKind.TemplateMiddle) open.push(true);
    if (kind === ts.SyntaxKind.OpenBraceToken) open.push(false);
    found.push(scanner.getTokenText());
    before = kind;
  }
}

/** Whether a slash after a token divides; otherwise it begins a regular expression. */
function isOperand(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.Identifier ||
    kind === ts.SyntaxKind.NumericLiteral ||
    kind === ts.SyntaxKind.CloseParenToken ||
    kind === ts.SyntaxKind.CloseBracketToken
  );
}
