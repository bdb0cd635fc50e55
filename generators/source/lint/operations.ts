import { finding } from '../../diagnostics/catalog.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Rule } from '../check/rule.ts';
import { isObject } from '../member.ts';

/** 101 is how a call succeeds that goes on in another protocol (RFC 9110, section 15.2.2). */
const success = /^(?:[23]|default$|101$)/;

/** An operation describes what a successful call gives (OpenAPI 3.1.1, section 4.8.16). */
export const lintResponses: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'operation') continue;
    const { responses } = value;
    const statuses = isObject(responses)
      ? Object.keys(responses).filter((name) => !name.startsWith('x-'))
      : [];
    if (statuses.some((status) => success.test(status))) continue;
    if (isObject(responses) && statuses.length === 0) continue;
    yield finding('lint/no-success-response', {}, places.at(value, 'responses') ?? places.of(value));
  }
};

/** Ids that are alike but for the case of letters, and those that no name or link can have as they are. */
export const lintOperationIds: Rule = function* ({ nodes, places }) {
  const first = new Map<string, { readonly id: string; readonly at: Place | undefined }>();
  for (const { value, shape } of nodes) {
    const { operationId: id } = value;
    if (shape !== 'operation' || typeof id !== 'string') continue;
    const at = places.at(value, 'operationId');
    if (!/^[\w.~:/-]+$/.test(id)) yield finding('lint/operation-id-form', { id }, at);
    const earlier = first.get(id.toLowerCase());
    if (earlier === undefined) {
      first.set(id.toLowerCase(), { id, at });
      continue;
    }
    const related = earlier.at === undefined ? [] : [{ message: 'the other one', at: earlier.at }];
    yield finding('lint/similar-operation-ids', { id, other: earlier.id }, at, related);
  }
};
