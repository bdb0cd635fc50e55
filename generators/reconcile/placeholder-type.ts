import { Node, type TypeAliasDeclaration } from 'ts-morph';
import { printMark, readMark } from './comments.ts';
import { wholeLine, type Span } from './edits.ts';
import type { Module } from './module.ts';

/** A type alias in place of an import that the generated server no longer has. */
export interface PlaceholderType {
  readonly local: string;
  readonly imported: string;
  readonly node: TypeAliasDeclaration;
}

/** The type allows all type arguments and calls, so that the handler of a removed operation compiles. */
export function printPlaceholderType({
  local,
  imported,
}: Pick<PlaceholderType, 'local' | 'imported'>): string {
  const type = imported.endsWith('Handler')
    ? `${local}<_Principal = unknown> = (request: any, context: any) => any`
    : `${local} = any`;
  return `type ${type}; ${printMark(imported)}`;
}

/** The placeholders of a module: type aliases followed by a mark. */
export function findPlaceholderTypes({ syntax }: Module): readonly PlaceholderType[] {
  return syntax
    .getStatements()
    .filter(Node.isTypeAliasDeclaration)
    .flatMap((node) => {
      const [comment] = node.getTrailingCommentRanges();
      const imported = comment === undefined ? undefined : readMark(comment.getText());
      return imported === undefined ? [] : [{ local: node.getName(), imported, node }];
    });
}

/** The line of a placeholder with its mark. */
export function placeholderSpan({ text }: Module, node: TypeAliasDeclaration): Span {
  const end = node.getTrailingCommentRanges()[0]?.getEnd() ?? node.getEnd();
  return wholeLine(text, { start: node.getStart(), end });
}
