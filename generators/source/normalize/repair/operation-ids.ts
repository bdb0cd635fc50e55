import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import type { Place, Places } from '../../../diagnostics/place.ts';
import { nodesOf } from '../../document/walk.ts';

const operationsIn = nodesOf('operation');

/**
 * `operationId` must be unique among all operations (OpenAPI 3.1.1, section 4.8.10.1): the first keeps it, later ones
 * get the name of their tag before it, otherwise they are named like those without one. Authors repeat an id such as
 * `list` for each group of operations.
 */
export function* separateDuplicateIds(root: JsonObject, places: Places): Generator<Finding> {
  const first = new Map<string, Place | undefined>();
  const taken = new Set<string>();
  const operations = [...operationsIn(root)];
  for (const { value } of operations)
    if (typeof value['operationId'] === 'string') taken.add(value['operationId']);
  for (const { value } of operations) {
    const id = value['operationId'];
    if (typeof id !== 'string') continue;
    const at = places.at(value, 'operationId');
    if (!first.has(id)) {
      first.set(id, at);
      continue;
    }
    const earlier = first.get(id);
    // Path items that are referenced twice are copied, and their operations keep their original place.
    const isShared = earlier !== undefined && earlier.pointer === at?.pointer && earlier.file === at.file;
    const related = earlier === undefined || isShared ? [] : [{ message: 'first here', at: earlier }];
    yield finding('openapi/duplicate-operation-id', { id, isShared }, at, related);
    const tagged = isShared ? undefined : withTag(id, value['tags']);
    if (tagged === undefined || taken.has(tagged)) delete value['operationId'];
    else {
      taken.add(tagged);
      value['operationId'] = tagged;
    }
  }
}

/** `list` of the tag `Member roles` becomes `Member_roles_list`; undefined without a tag that has a word. */
function withTag(id: string, tags: Json | undefined): string | undefined {
  const [tag] = Array.isArray(tags) ? tags : [];
  const word =
    typeof tag === 'string' ? tag.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_').replaceAll(/^_|_$/g, '') : '';
  return word === '' ? undefined : `${word}_${id}`;
}
