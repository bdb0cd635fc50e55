import type { Json, JsonObject } from '../../../json/json.ts';
import { DocumentReferences } from '../../references/references.ts';
import { removeValues } from '../../../json/member.ts';
import type { Kind } from '../../document/structure.ts';
import { walkParts, type Part } from '../../document/walk.ts';

/** Objects with required members that can be left out together with the references to them. */
const removable: ReadonlySet<Kind> = new Set(['parameter', 'securityScheme', 'tag']);

/** Removes unusable objects from a bundled document, in place, with all references to them. */
export function removeUnusable(root: JsonObject, unusable: ReadonlySet<unknown>): void {
  if (unusable.size === 0) return;
  const references = new DocumentReferences(root);
  const doomed: { readonly container: Part['value']; readonly values: Set<Json> }[] = [];
  for (const { value: container, shape } of walkParts(root)) {
    if (typeof shape === 'string' || !removable.has('list' in shape ? shape.list : shape.map)) continue;
    const values = (Object.values(container) as Json[]).filter((each) =>
      unusable.has(references.follow(each)),
    );
    if (values.length > 0) doomed.push({ container, values: new Set(values) });
  }
  for (const { container, values } of doomed) removeValues(container, values);
}
