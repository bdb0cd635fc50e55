import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Place, Places } from '../../diagnostics/place.ts';
import { walk } from '../walk.ts';

/**
 * `operationId` must be unique among all operations (OpenAPI 3.1.1, section 4.8.10.1): the first keeps it, later ones
 * are named like those without one.
 */
export function* removeDuplicateIds(root: JsonObject, places: Places): Generator<Finding> {
  const first = new Map<string, Place | undefined>();
  for (const { value, shape } of walk(root)) {
    const id = value['operationId'];
    if (shape !== 'operation' || typeof id !== 'string') continue;
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
    delete value['operationId'];
  }
}
