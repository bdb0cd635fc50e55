import {
  Node,
  type BindingElement,
  type ExportDeclaration,
  type ExportSpecifier,
  type FunctionDeclaration,
  type Identifier,
  type Statement,
  type TypeNode,
  type VariableDeclaration,
  type VariableStatement,
} from 'ts-morph';
import { commentsBefore, findAnchor, findMark, type Anchor } from './comments.ts';
import type { Span } from './edits.ts';
import { specifierOf, targetsOf, wrapped, type Module } from './module.ts';

/** A value that a module exports under a name, and that may be a handler. */
export interface Export {
  readonly name: string;
  readonly module: Module;
  /** Its declaration; the same for two names of one value. */
  readonly declaration: Node;
  /** The statement of the declaration. */
  readonly statement: Statement;
  readonly form: ExportForm;
  readonly anchor: Anchor | undefined;
  /** The comment that marks its operation as removed. */
  readonly mark: Span | undefined;
  /** The names of its type: in the annotation, in `satisfies`, in the type arguments of a wrapper. */
  readonly typeNames: readonly Identifier[];
}

export type ExportForm =
  /** `export const name = …`, `export function name …`; `keyword` is set if removing it removes only this export. */
  | { readonly kind: 'declared'; readonly name: Identifier; readonly keyword: Node | undefined }
  /** `export const { name } = …` */
  | { readonly kind: 'destructured'; readonly element: BindingElement }
  /** `export { local as name }`, with or without `from` */
  | { readonly kind: 'listed'; readonly specifier: ExportSpecifier };

/**
 * The values that a module exports by name, without types, defaults, `export *` and re-exports from other files of the
 * folder.
 */
export function findExports(module: Module, folder: ReadonlySet<string>): readonly Export[] {
  const found = module.syntax.getStatements().flatMap((statement) => {
    if (Node.isVariableStatement(statement))
      return statement.hasExportKeyword() ? variables(module, statement) : [];
    if (Node.isFunctionDeclaration(statement))
      return statement.hasExportKeyword() ? functions(module, statement) : [];
    if (Node.isExportDeclaration(statement)) return listed(module, statement, folder);
    return [];
  });
  const first = new Map(found.toReversed().map((each) => [each.name, each]));
  return found.filter((each) => first.get(each.name) === each);
}

/** The local name of an export in its own module. */
export function localNameOf({ form, name }: Export): string {
  return form.kind === 'listed' ? form.specifier.getName() : name;
}

function variables(module: Module, statement: VariableStatement): readonly Export[] {
  const declarations = statement.getDeclarations();
  const keyword = declarations.length === 1 ? statement.getExportKeyword() : undefined;
  return declarations.flatMap((declaration): readonly Export[] => {
    const name = declaration.getNameNode();
    const declared = describe(module, declaration);
    if (Node.isIdentifier(name))
      return [{ ...declared, name: name.getText(), form: { kind: 'declared', name, keyword } }];
    if (Node.isArrayBindingPattern(name)) return [];
    return name
      .getElements()
      .filter(
        (element) => Node.isIdentifier(element.getNameNode()) && element.getDotDotDotToken() === undefined,
      )
      .map((element) => ({
        ...declared,
        declaration: element,
        typeNames: [],
        name: element.getName(),
        form: { kind: 'destructured', element },
      }));
  });
}

function functions(module: Module, statement: FunctionDeclaration): readonly Export[] {
  const name = statement.getNameNode();
  if (name === undefined || statement.hasDefaultKeyword()) return [];
  // Removing `export` from one signature of an overloaded function would not compile.
  const overloads = (module.names().get(name.getText()) ?? []).filter((each) =>
    Node.isFunctionDeclaration(each.getParent()),
  );
  const keyword = overloads.length === 1 ? statement.getExportKeyword() : undefined;
  return [
    { ...describe(module, statement), name: name.getText(), form: { kind: 'declared', name, keyword } },
  ];
}

function listed(
  module: Module,
  statement: ExportDeclaration,
  folder: ReadonlySet<string>,
): readonly Export[] {
  if (statement.isTypeOnly()) return [];
  if (targetsOf(module.path, specifierOf(statement)).some((path) => folder.has(path))) return [];
  return statement.getNamedExports().flatMap((specifier) => {
    const local = specifier.getNameNode();
    const name = specifier.getAliasNode() ?? local;
    if (specifier.isTypeOnly() || !Node.isIdentifier(name) || !Node.isIdentifier(local)) return [];
    const declaration = statement.hasModuleSpecifier() ? undefined : findDeclaration(module, local.getText());
    const own = describe(module, specifier);
    const declared = declaration === undefined ? own : describe(module, declaration);
    return [
      {
        ...declared,
        anchor: declared.anchor ?? own.anchor ?? findAnchor(module.text, commentsBefore(statement)),
        name: name.getText(),
        form: { kind: 'listed' as const, specifier },
      },
    ];
  });
}

function findDeclaration(
  { syntax }: Module,
  name: string,
): VariableDeclaration | FunctionDeclaration | undefined {
  // `getFunction` would find the last signature of an overloaded function; comments are above the first.
  const signatures = syntax.getStatements().filter(Node.isFunctionDeclaration);
  return syntax.getVariableDeclaration(name) ?? signatures.find((each) => each.getName() === name);
}

type Described = Pick<Export, 'module' | 'declaration' | 'statement' | 'anchor' | 'mark' | 'typeNames'>;

function describe(
  module: Module,
  declaration: VariableDeclaration | FunctionDeclaration | ExportSpecifier,
): Described {
  const { text } = module;
  const statement = Node.isStatement(declaration)
    ? declaration
    : declaration.getFirstAncestorOrThrow(Node.isStatement);
  const comments = commentsBefore(isLaterVariable(declaration) ? declaration : statement);
  return {
    module,
    declaration,
    statement,
    anchor: findAnchor(text, Node.isExportSpecifier(declaration) ? commentsBefore(declaration) : comments),
    mark: findMark(text, comments),
    typeNames: Node.isVariableDeclaration(declaration) ? typeNamesOf(declaration) : [],
  };
}

/** `b` in `const a = 1, b = 2`: the comments before the statement are about `a`. */
function isLaterVariable(node: Node): boolean {
  return Node.isVariableDeclaration(node) && node.getVariableStatement()?.getDeclarations()[0] !== node;
}

/** The names in the types of a handler, without those in its function. */
function typeNamesOf(declaration: VariableDeclaration): readonly Identifier[] {
  const types: (TypeNode | undefined)[] = [declaration.getTypeNode()];
  for (let at: Node | undefined = declaration.getInitializer(); at !== undefined; at = innerOf(at)) {
    if (Node.isSatisfiesExpression(at) || Node.isAsExpression(at)) types.push(at.getTypeNode());
    else if (Node.isCallExpression(at)) types.push(...at.getTypeArguments());
  }
  return types.flatMap(typeNameOf);
}

/** The expression inside an expression; for a call the last argument, which is the handler in calls of middleware. */
function innerOf(expression: Node): Node | undefined {
  return Node.isCallExpression(expression) ? expression.getArguments().at(-1) : wrapped(expression);
}

/** `T`, `T<U>`, `api.T` and `import('…').T`. */
function typeNameOf(type: TypeNode | undefined): readonly Identifier[] {
  const name = Node.isTypeReference(type)
    ? type.getTypeName()
    : Node.isImportTypeNode(type)
      ? type.getQualifier()
      : undefined;
  if (name === undefined) return [];
  return [Node.isIdentifier(name) ? name : name.getRight()];
}
