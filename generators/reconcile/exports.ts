import { ts } from 'ts-morph';
import { commentsBefore, findAnchor, findMark, type Anchor } from './comments.ts';
import type { Span } from './edits.ts';
import { specifierOf, targetsOf, type Module } from './module.ts';

/** A value that a module exports under a name: possibly a handler. */
export interface Export {
  readonly name: string;
  readonly module: Module;
  /** Its declaration; the same for two names of one value. */
  readonly declaration: ts.Node;
  /** The statement of the declaration. */
  readonly statement: ts.Statement;
  readonly form: ExportForm;
  readonly anchor: Anchor | undefined;
  /** The comment that marks its operation as removed. */
  readonly mark: Span | undefined;
  /** The names of its type: in the annotation, in `satisfies`, in the type arguments of a wrapper. */
  readonly typeNames: readonly ts.Identifier[];
}

export type ExportForm =
  /** `export const name = …`, `export function name …`; `keyword` is set if removing it removes only this export. */
  | { readonly kind: 'declared'; readonly name: ts.Identifier; readonly keyword: ts.Node | undefined }
  /** `export const { name } = …` */
  | { readonly kind: 'unpacked'; readonly element: ts.BindingElement }
  /** `export { local as name }`, with or without `from` */
  | { readonly kind: 'listed'; readonly specifier: ts.ExportSpecifier };

/**
 * The values that a module exports by name. This excludes types, defaults and `export *`. It also excludes re-exports
 * from another file of the folder, which count where they are declared.
 */
export function findExports(module: Module, folder: ReadonlySet<string>): readonly Export[] {
  const found = module.syntax.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return isExported(statement) ? variables(module, statement) : [];
    if (ts.isFunctionDeclaration(statement)) return isExported(statement) ? functions(module, statement) : [];
    if (ts.isExportDeclaration(statement)) return listed(module, statement, folder);
    return [];
  });
  const first = new Map(found.toReversed().map((each) => [each.name, each]));
  return found.filter((each) => first.get(each.name) === each);
}

/** The local name of an export in its own module. */
export function localNameOf({ form, name }: Export): string {
  return form.kind === 'listed' ? (form.specifier.propertyName ?? form.specifier.name).text : name;
}

function variables(module: Module, statement: ts.VariableStatement): readonly Export[] {
  const { declarations } = statement.declarationList;
  const keyword = declarations.length === 1 ? exportKeyword(statement) : undefined;
  return declarations.flatMap((declaration): readonly Export[] => {
    const { name } = declaration;
    const declared = describe(module, declaration);
    if (ts.isIdentifier(name))
      return [{ ...declared, name: name.text, form: { kind: 'declared', name, keyword } }];
    if (ts.isArrayBindingPattern(name)) return [];
    return name.elements.flatMap((element) =>
      ts.isIdentifier(element.name) && element.dotDotDotToken === undefined
        ? [
            {
              ...declared,
              declaration: element,
              typeNames: [],
              name: element.name.text,
              form: { kind: 'unpacked' as const, element },
            },
          ]
        : [],
    );
  });
}

function functions(module: Module, statement: ts.FunctionDeclaration): readonly Export[] {
  const { name } = statement;
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;
  if (name === undefined || isDefault) return [];
  // Either all signatures of an overloaded function are exported, or none.
  const overloads = (module.names.get(name.text) ?? []).filter(({ parent }) =>
    ts.isFunctionDeclaration(parent),
  );
  const keyword = overloads.length === 1 ? exportKeyword(statement) : undefined;
  return [{ ...describe(module, statement), name: name.text, form: { kind: 'declared', name, keyword } }];
}

function listed(
  module: Module,
  statement: ts.ExportDeclaration,
  folder: ReadonlySet<string>,
): readonly Export[] {
  const { exportClause, isTypeOnly } = statement;
  if (isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  if (targetsOf(module.path, specifierOf(statement)).some((path) => folder.has(path))) return [];
  return exportClause.elements.flatMap((specifier) => {
    const local = specifier.propertyName ?? specifier.name;
    if (specifier.isTypeOnly || !ts.isIdentifier(specifier.name) || !ts.isIdentifier(local)) return [];
    const declaration =
      statement.moduleSpecifier === undefined ? findDeclaration(module, local.text) : undefined;
    const own = describe(module, specifier);
    const declared = declaration === undefined ? own : describe(module, declaration);
    return [
      {
        ...declared,
        anchor: declared.anchor ?? own.anchor ?? anchorBefore(module, statement),
        name: specifier.name.text,
        form: { kind: 'listed' as const, specifier },
      },
    ];
  });
}

function findDeclaration({ syntax }: Module, name: string): ts.Declaration | undefined {
  const declarations = syntax.statements.flatMap((statement): readonly ts.NamedDeclaration[] => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
    return ts.isFunctionDeclaration(statement) ? [statement] : [];
  });
  return declarations.find(
    (declaration) =>
      declaration.name !== undefined && ts.isIdentifier(declaration.name) && declaration.name.text === name,
  );
}

type Described = Pick<Export, 'module' | 'declaration' | 'statement' | 'anchor' | 'mark' | 'typeNames'>;

function describe(module: Module, declaration: ts.Node): Described {
  const { text } = module;
  const statement = statementOf(declaration);
  const comments = commentsBefore(text, isLaterVariable(declaration) ? declaration : statement);
  return {
    module,
    declaration,
    statement,
    anchor: findAnchor(
      text,
      ts.isExportSpecifier(declaration) ? commentsBefore(text, declaration) : comments,
    ),
    mark: findMark(text, comments),
    typeNames: ts.isVariableDeclaration(declaration) ? typeNamesOf(declaration) : [],
  };
}

/** `b` in `const a = 1, b = 2`: the comments before the statement are about `a`. */
function isLaterVariable(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || !ts.isVariableDeclarationList(node.parent)) return false;
  return node.parent.declarations[0] !== node;
}

function anchorBefore({ text }: Module, node: ts.Node): Anchor | undefined {
  return findAnchor(text, commentsBefore(text, node));
}

function statementOf(declaration: ts.Node): ts.Statement {
  let node = declaration;
  while (!ts.isSourceFile(node.parent)) node = node.parent;
  return node as ts.Statement;
}

function isExported(statement: ts.VariableStatement | ts.FunctionDeclaration): boolean {
  return exportKeyword(statement) !== undefined;
}

function exportKeyword({
  modifiers,
}: ts.VariableStatement | ts.FunctionDeclaration): ts.ModifierLike | undefined {
  return modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Down to the function and not into it: its body belongs to the author. */
function typeNamesOf({ type, initializer }: ts.VariableDeclaration): readonly ts.Identifier[] {
  const types: (ts.TypeNode | undefined)[] = [type];
  for (let at = initializer; at !== undefined; at = innerOf(at)) {
    if (ts.isSatisfiesExpression(at) || ts.isAsExpression(at)) types.push(at.type);
    else if (ts.isCallExpression(at)) types.push(...(at.typeArguments ?? []));
  }
  return types.flatMap(typeNameOf);
}

/** The expression inside an expression; for a call the last argument, where middleware accepts the handler. */
function innerOf(expression: ts.Expression): ts.Expression | undefined {
  if (ts.isCallExpression(expression)) return expression.arguments.at(-1);
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression)
  )
    return expression.expression;
  return undefined;
}

/** `T`, `T<U>`, `api.T` and `import('…').T`. */
function typeNameOf(type: ts.TypeNode | undefined): readonly ts.Identifier[] {
  if (type === undefined) return [];
  const name = ts.isTypeReferenceNode(type)
    ? type.typeName
    : ts.isImportTypeNode(type)
      ? type.qualifier
      : undefined;
  if (name === undefined) return [];
  return [ts.isIdentifier(name) ? name : name.right];
}
