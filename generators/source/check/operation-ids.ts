import { finding } from '../../diagnostics/catalog.ts';
import type { Place } from '../place.ts';
import type { Rule } from './rule.ts';

/** `operationId` is unique among all operations (OpenAPI 3.1.1, section 4.8.10.1). */
export const checkOperationIds: Rule = function* ({ nodes, places }) {
  const first = new Map<string, Place>();
  for (const { value, shape } of nodes) {
    const id = value['operationId'];
    if (shape !== 'operation' || typeof id !== 'string') continue;
    const at = places.at(value, 'operationId');
    const earlier = first.get(id);
    if (earlier === undefined) {
      if (at !== undefined) first.set(id, at);
      continue;
    }
    yield finding('openapi/duplicate-operation-id', { id }, at, [{ message: 'first here', at: earlier }]);
  }
};
