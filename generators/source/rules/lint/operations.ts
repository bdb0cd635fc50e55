import { finding } from '../../../diagnostics/catalog.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { Rule } from '../rule.ts';
import { referencesIn } from '../../references/references.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';

/** 101 is the success of a call that continues in another protocol (RFC 9110, section 15.2.2). */
const success = /^(?:[23]|default$|101$)/;

/** An operation must describe the response to a successful call (OpenAPI 3.1.1, section 4.8.16). */
export const lintResponses: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'operation') continue;
    const { responses } = value;
    const statuses = isObject(responses)
      ? Object.keys(responses).filter((name) => !name.startsWith('x-'))
      : [];
    if (statuses.some((status) => success.test(status))) continue;
    if (isObject(responses) && statuses.length === 0) continue;
    yield finding('lint/missing-success-response', {}, places.at(value, 'responses') ?? places.of(value));
  }
};

/** Responses without a body: 1XX, 204, 205 and 304 (RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5). */
const bodiless = /^(?:1(?:\d\d|XX)|204|205|304)$/;

/** Content of responses that HTTP sends without any. */
export const lintBodiless: Rule = function* ({ root, nodes, places }) {
  const references = referencesIn(root);
  for (const { value, shape } of nodes) {
    if (shape !== 'responses') continue;
    for (const [status, listed] of Object.entries(value)) {
      if (!bodiless.test(status)) continue;
      const response = references.follow(listed);
      const content = memberOf(response, 'content');
      if (!isObject(response) || !isObject(content) || Object.keys(content).length === 0) continue;
      yield finding('lint/body-not-allowed', { status }, nameOf(places.at(response, 'content')));
    }
  }
};

/** Ids that differ only in case, and ids that cannot be used unchanged in names or links. */
export const lintOperationIds: Rule = function* ({ nodes, places }) {
  const first = new Map<string, { readonly id: string; readonly at: Place | undefined }>();
  for (const { value, shape } of nodes) {
    const { operationId: id } = value;
    if (shape !== 'operation' || typeof id !== 'string') continue;
    const at = places.at(value, 'operationId');
    if (!/^[\w.~:/-]+$/.test(id)) yield finding('lint/operation-id-not-url-safe', { id }, at);
    const earlier = first.get(id.toLowerCase());
    if (earlier === undefined) {
      first.set(id.toLowerCase(), { id, at });
      continue;
    }
    const related = earlier.at === undefined ? [] : [{ message: 'the other one', at: earlier.at }];
    yield finding('lint/similar-operation-ids', { id, other: earlier.id }, at, related);
  }
};
