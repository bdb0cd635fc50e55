import type { Family } from '../../model/model.ts';
import type { ChangeCode } from '../codes/codes.ts';
import type { ChangeWords } from '../codes/define-code.ts';
import type { Comparison } from './comparison.ts';
import { documentGroup } from './draft.ts';
import { onlyWords } from './verdicts.ts';

/** Compares the information about the documents as a whole, and about their groups of operations. */
export function compareMetadata(comparison: Comparison): void {
  const { before, after, places } = comparison;
  const group = documentGroup();
  const add = (code: ChangeCode, words: ChangeWords, groups?: readonly (Family | undefined)[]): void =>
    comparison.add({
      code,
      words,
      before: groups === undefined ? places.before.at(before.bundle, 'info') : groups[0]?.at,
      after: groups === undefined ? places.after.at(after.bundle, 'info') : groups[1]?.at,
      group,
      judgement: onlyWords,
    });
  const [old, young] = [before.info, after.info];
  const where = 'the document';
  if (old.title !== young.title) add('diff/title-changed', { where, before: old.title, after: young.title });
  if (old.version !== young.version)
    add('diff/version-changed', { where, before: old.version, after: young.version });
  if (old.description !== young.description || old.summary !== young.summary)
    add('diff/description-changed', { where });
  const earlier = new Map(before.families.map((family) => [family.tag, family]));
  const later = new Map(after.families.map((family) => [family.tag, family]));
  for (const tag of new Set([...earlier.keys(), ...later.keys()])) {
    const groups = [earlier.get(tag), later.get(tag)] as const;
    if (groups[0] === undefined) add('diff/tag-added', { where: tag }, groups);
    else if (groups[1] === undefined) add('diff/tag-removed', { where: tag }, groups);
    else if (groups[0].description !== groups[1].description)
      add('diff/tag-description-changed', { where: tag }, groups);
  }
}
