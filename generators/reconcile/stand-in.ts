import { ts } from 'ts-morph';
import { printMark, readMark } from './comments.ts';
import { wholeLine, type Span } from './edits.ts';
import type { Module } from './module.ts';

/** A type that a module declares in place of one that the generated server no longer has. */
export interface StandIn {
  readonly local: string;
  readonly imported: string;
  readonly node: ts.TypeAliasDeclaration;
}

/** Accepts any type arguments and calls, so that an unused handler still compiles. */
export function printStandIn({ local, imported }: Pick<StandIn, 'local' | 'imported'>): string {
  const type = imported.endsWith('Handler')
    ? `${local}<_Principal = unknown> = (request: any, context: any) => any`
    : `${local} = any`;
  return `type ${type}; ${printMark(imported)}`;
}

/** The stand-ins of a module: type aliases followed by a mark. */
export function findStandIns({ syntax, text }: Module): readonly StandIn[] {
  return syntax.statements.filter(ts.isTypeAliasDeclaration).flatMap((node) => {
    const [comment] = ts.getTrailingCommentRanges(text, node.end) ?? [];
    const imported = comment === undefined ? undefined : readMark(text.slice(comment.pos, comment.end));
    return imported === undefined ? [] : [{ local: node.name.text, imported, node }];
  });
}

/** The line of a stand-in with its mark. */
export function standInSpan({ text }: Module, node: ts.TypeAliasDeclaration): Span {
  const end = ts.getTrailingCommentRanges(text, node.end)?.[0]?.end ?? node.end;
  return wholeLine(text, { start: node.getStart(), end });
}
