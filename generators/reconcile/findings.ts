import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Place } from '../diagnostics/place.ts';
import { pinnedPlace } from '../source/files/text-file.ts';
import type { Additions } from './add.ts';
import type { Draft } from './draft.ts';
import type { Export } from './exports.ts';
import type { Followed } from './follow.ts';
import { INDEX_FILE } from './index-file.ts';
import { draftOf, type Survey } from './survey.ts';

/** The findings about the folder. Places are those in the files after the run. */
export function findingsOf(survey: Survey, followed: Followed, added: Additions): readonly Finding[] {
  const { folder, drafts } = survey;
  const placeAt = ({ module, edits }: Draft, offset: number): Place =>
    pinnedPlace({
      path: folder.shownAs(module.path),
      text: edits.apply(),
      offset: edits.offsetAfter(offset),
    });
  const placeOf = ({ module, declaration }: Export): Place =>
    placeAt(draftOf(drafts, module), declaration.getStart());

  return [
    ...survey.unparsed.map(({ path, text, reason, offset }) =>
      finding('reconcile/syntax', { reason }, pinnedPlace({ path: folder.shownAs(path), text, offset })),
    ),
    ...survey.duplicates.map(({ export: extra, operation }) => {
      const first = survey.handlers.get(operation);
      const related = first === undefined ? [] : [{ message: 'the other one', at: placeOf(first) }];
      const { endpoint } = operation;
      return finding('reconcile/duplicate', { handler: extra.name, endpoint }, placeOf(extra), related);
    }),
    ...survey.orphans.map((orphan) => {
      const handler = followed.renames.get(orphan) ?? orphan.name;
      return finding('reconcile/orphaned', { handler, endpoint: orphan.anchor?.endpoint }, placeOf(orphan));
    }),
    ...added.refused.map(({ operation: { name, endpoint }, draft, offset }) =>
      finding('reconcile/name-taken', { name, endpoint }, placeAt(draft, offset)),
    ),
    ...indexFindings(survey, followed, placeAt),
  ];
}

function indexFindings(
  { assembly, drafts, folder, operations }: Survey,
  followed: Followed,
  placeAt: (draft: Draft, offset: number) => Place,
): readonly Finding[] {
  const draft = drafts.get(INDEX_FILE);
  if (draft === undefined) return [];
  if (assembly === undefined)
    return [finding('reconcile/index', { path: folder.shownAs(INDEX_FILE) }, placeAt(draft, 0))];
  const expected = new Set([
    ...operations.map(({ name }) => name),
    ...Array.from(followed.renames.keys(), ({ name }) => name),
  ]);
  return [...assembly.members]
    .filter(([name]) => !expected.has(name))
    .map(([name, member]) =>
      finding('reconcile/unknown-handler', { name }, placeAt(draft, member.getStart())),
    );
}
