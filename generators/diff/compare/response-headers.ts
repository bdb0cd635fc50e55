import { headersPart } from '../../check/parts.ts';
import type { Header } from '../../model/model.ts';
import type { Comparison } from './comparison.ts';
import { draftChange } from './draft-aspect.ts';
import { newGroup, partOf, type Group } from './draft.ts';
import { memberPosition } from './member.ts';
import type { AddChange, OperationPair, ResponsePair } from './pairs.ts';
import { rootOf } from './root.ts';
import { rootPosition, schemaWalk } from './schemas.ts';
import { breaksRequest, lacking, safe } from './verdicts.ts';

/** Compares the headers of a response by name, and the schema of each. */
export function compareHeaders(
  comparison: Comparison,
  pair: OperationPair,
  { before, after, where }: ResponsePair,
  add: AddChange,
): readonly Group[] {
  const later = new Map(after.headers.map((header) => [keyOf(header), header]));
  const earlier = new Set(before.headers.map(keyOf));
  for (const header of after.headers)
    if (!earlier.has(keyOf(header)))
      add({
        code: 'diff/response-header-added',
        names: [after.status, 'header', header.name],
        where: `header ${header.name} of ${where}`,
        after: header.at,
        verdict: safe('responses may have any header'),
      });
  const root = rootOf(comparison, pair, [headersPart(pair.before, before), headersPart(pair.after, after)]);
  return before.headers.flatMap((header) => {
    const other = later.get(keyOf(header));
    const subject = partOf(pair.after, after.status, 'header', other?.name ?? header.name);
    const group = newGroup(`header ${header.name} of ${where}`, subject, pair.label);
    if (other === undefined) {
      add({
        code: 'diff/response-header-removed',
        names: group.subject.names,
        where: group.label,
        before: header.at,
        verdict: breaksRequest(`${pair.label} → ${before.status} without ${header.name}`),
      });
      return [];
    }
    const walk = schemaWalk(comparison, root);
    const outer = rootPosition(group, root);
    const position = { ...memberPosition(outer, other.name, other.name), names: [] };
    if (header.required !== other.required)
      draftChange(walk, position, {
        code: other.required ? 'diff/response-header-required' : 'diff/response-header-optional',
        places: {},
        at: { before: header.at, after: other.at },
        judgement: other.required
          ? safe('responses with the header were possible')
          : lacking(header.name, outer),
      });
    walk.compare([header.schema], [other.schema], position);
    return [group];
  });
}

/** Names of headers are case-insensitive (RFC 9110, section 5.1). */
function keyOf({ name }: Header): string {
  return name.toLowerCase();
}
