import type { Part } from '../../check/parts.ts';
import { findContent } from '../../model/described.ts';
import type { MediaType } from '../../model/model.ts';
import type { Pair } from './pairs.ts';

/** What two documents say about one media type. */
export interface TypePair extends Pair<MediaType> {
  /** The media type that one of them names. The other may describe it by a range. */
  readonly type: string;
}

/**
 * Each media type that a document names, with what describes it in the other: the same name, or a range that includes it
 * (OpenAPI 3.1.1, section 4.8.14). Media types that only one document describes are left out.
 */
export function pairTypes(before: readonly MediaType[], after: readonly MediaType[]): readonly TypePair[] {
  const kept = before.flatMap((own): readonly TypePair[] => {
    const other = findContent(after, own.type);
    return other === undefined ? [] : [{ type: own.type, before: own, after: other }];
  });
  const come = after
    .filter(({ type }) => !before.some((own) => own.type === type))
    .flatMap((own): readonly TypePair[] => {
      const other = findContent(before, own.type);
      return other === undefined ? [] : [{ type: own.type, before: other, after: own }];
    });
  return [...kept, ...come];
}

/** The part of a message with its schema as written, even if programs get the content unchecked. */
export function asDescribed(part: Part, { schema }: MediaType): Part {
  return { ...part, schema };
}
