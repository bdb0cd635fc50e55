import {
  Node,
  type InterfaceDeclaration,
  type SourceFile,
  type TypeElementTypes,
  type TypeNode,
} from 'ts-morph';
import { intersection, list, object, union, type Member } from '../document/shape.ts';

/** What a file says of a type, as a shape; undefined where it does not export it. */
export function shapeOfType(file: SourceFile | undefined, name: string): string | undefined {
  const alias = file?.getTypeAlias(name);
  if (alias?.isExported() === true) return shapeOfNode(alias.getTypeNodeOrThrow());
  const declared = file?.getInterface(name);
  return declared?.isExported() === true ? shapeOfInterface(declared) : undefined;
}

function shapeOfInterface(declared: InterfaceDeclaration): string {
  const bases = declared.getExtends().map((base) => base.getText());
  const members = declared.getMembers();
  return intersection([
    ...bases,
    ...(bases.length > 0 && members.length === 0 ? [] : [objectShape(members)]),
  ]);
}

/** A type as a shape. */
export function shapeOfNode(node: TypeNode): string {
  if (Node.isParenthesizedTypeNode(node)) return shapeOfNode(node.getTypeNode());
  if (Node.isUnionTypeNode(node)) return union(node.getTypeNodes().map(shapeOfNode));
  if (Node.isIntersectionTypeNode(node)) {
    // `string & {}` is string; the empty object keeps editors from dropping the known values beside it.
    return intersection(
      node
        .getTypeNodes()
        .map(shapeOfNode)
        .filter((each) => each !== '{}'),
    );
  }
  if (Node.isArrayTypeNode(node)) return list(shapeOfNode(node.getElementTypeNode()));
  if (Node.isTypeLiteral(node)) return objectShape(node.getMembers());
  if (Node.isLiteralTypeNode(node)) return literalShape(node.getText());
  if (Node.isTypeOperatorTypeNode(node)) return node.getText();
  return node.getText();
}

function literalShape(text: string): string {
  return text.startsWith("'") ? JSON.stringify(text.slice(1, -1).replaceAll(/\\(.)/g, '$1')) : text;
}

function objectShape(members: readonly TypeElementTypes[]): string {
  return object(
    members.map((each): Member => {
      if (Node.isIndexSignatureDeclaration(each)) {
        return { name: undefined, isOptional: false, shape: shapeOfNode(each.getReturnTypeNodeOrThrow()) };
      }
      if (!Node.isPropertySignature(each)) throw new Error(`${each.getText()} is no property.`);
      return {
        name: each.getName().replaceAll(/^'|'$/g, ''),
        isOptional: each.hasQuestionToken(),
        shape: shapeOfNode(each.getTypeNodeOrThrow()),
      };
    }),
  );
}

/** The members of an interface or of an object type, by name; those of what it extends are not among them. */
export function memberNodes(file: SourceFile | undefined, name: string): ReadonlyMap<string, Node> {
  const declared = file?.getInterface(name) ?? file?.getTypeAlias(name);
  const properties = declared?.getDescendants().filter((each) => Node.isPropertySignature(each)) ?? [];
  // What is described comes first, and which members have to be there after it.
  return new Map(
    properties.toReversed().map((each) => [each.getName().replaceAll(/^['"]|['"]$/g, ''), each]),
  );
}
