import { Node, type TypeAliasDeclaration } from 'ts-morph';
import { printMark, readMark } from './comments.ts';
import { wholeLine, type Span } from './edits.ts';
import type { Module } from './module.ts';

/** A type that a module declares in place of one that the generated server no longer has. */
export interface StandIn {
  readonly local: string;
  readonly imported: string;
  readonly node: TypeAliasDeclaration;
}

/** Accepts any type arguments and calls, so that an unused handler still compiles. */
export function printStandIn({ local, imported }: Pick<StandIn, 'local' | 'imported'>): string {
  const type = imported.endsWith('Handler')
    ? `${local}<_Principal = unknown> = (request: any, context: any) => any`
    : `${local} = any`;
  return `type ${type}; ${printMark(imported)}`;
}

/** The stand-ins of a module: type aliases followed by a mark. */
export function findStandIns({ syntax }: Module): readonly StandIn[] {
  return syntax
    .getStatements()
    .filter(Node.isTypeAliasDeclaration)
    .flatMap((node) => {
      const [comment] = node.getTrailingCommentRanges();
      const imported = comment === undefined ? undefined : readMark(comment.getText());
      return imported === undefined ? [] : [{ local: node.getName(), imported, node }];
    });
}

/** The line of a stand-in with its mark. */
export function standInSpan({ text }: Module, node: TypeAliasDeclaration): Span {
  const end = node.getTrailingCommentRanges()[0]?.getEnd() ?? node.getEnd();
  return wholeLine(text, { start: node.getStart(), end });
}
