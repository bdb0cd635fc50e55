import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { schemaKeywords } from '../conform/fields.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import type { SourceFiles } from '../../files/source-files.ts';
import { abandonReference } from './abandon.ts';
import { findCircles } from './circles.ts';
import { collectReferences } from './collect.ts';
import { findDialects } from './dialects.ts';
import { hoistTargets } from './hoist.ts';
import { identifying } from './identifiers.ts';
import { removeLost } from './lost.ts';

/**
 * Makes one document of many files, in place: afterwards every reference is `#/components/<section>/<name>` and ends,
 * possibly through others, at an object without a reference. If a finding is an error, the document is unfinished.
 */
export function bundle(root: JsonObject, files: SourceFiles): Finding[] {
  const { references, identified, lost, parts, findings } = collectReferences(root, files);
  const circles = findCircles(references, files.places);
  const broken = new Set<object>();
  for (const { first } of circles) {
    broken.add(first.holder);
    if (!abandonReference(first.holder, first.kind, files.places)) lost.add(first.holder);
  }
  const followed = references.filter(({ holder, member }) => member !== '$ref' || !broken.has(holder));
  const kept = removeLost(followed, lost, parts);
  const dialects = findDialects(root, identified, files.places);
  const renamed = hoistTargets(root, kept, parts, files);
  for (const schema of identified) removeIdentifiers(schema);
  const components = memberOf(root, 'components');
  // Path items were copied to where they are used; if they stayed here as well, each operation would be described
  // twice.
  if (isObject(components)) delete components['pathItems'];
  return [...findings, ...circles.map(({ finding }) => finding), ...dialects, ...renamed];
}

/**
 * Identifiers are useless once all references are pointers, and harmful: an `$id` changes the meaning of `#/…` below
 * it. Invalid ones stay, to be reported with the other keywords.
 */
function removeIdentifiers(schema: JsonObject): void {
  for (const keyword of identifying) {
    const value = memberOf(schema, keyword);
    if (value !== undefined && schemaKeywords[keyword]?.accepts(value) === true) delete schema[keyword];
  }
}
