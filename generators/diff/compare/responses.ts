import { responsePart } from '../../check/parts.ts';
import { findContent, findResponse } from '../../model/described.ts';
import type { Response } from '../../model/model.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Group } from './draft.ts';
import { asDescribed, pairTypes, type TypePair } from './media-types.ts';
import type { AddChange, OperationPair, ResponsePair } from './pairs.ts';
import { compareHeaders } from './response-headers.ts';
import { compareLinks } from './response-links.ts';
import { rootOf } from './root.ts';
import { compareRoot } from './schemas.ts';
import { breaksRequest, onlyWords, safe, unknown } from './verdicts.ts';

/**
 * Compares the responses of an operation by status, then their media types, headers and links. A status that only one
 * document names is compared with what included it in the other: its range, or `default` (OpenAPI 3.1.1, section
 * 4.8.16).
 */
export function compareResponses(
  comparison: Comparison,
  pair: OperationPair,
  add: AddChange,
): readonly Group[] {
  const { before, after, label } = pair;
  const added = after.responses.flatMap((response) => {
    const wider = findResponse(before, response.status);
    if (wider?.status === response.status) return [];
    addStatus(pair, response, { isKnown: wider !== undefined, add });
    if (wider === undefined) return [];
    const where = `response ${response.status} of ${label}`;
    return compareResponse(comparison, pair, { before: wider, after: response, where }, withoutWords(add));
  });
  const compared = before.responses.flatMap((response) => {
    const other = findResponse(after, response.status);
    const where = `response ${response.status} of ${label}`;
    if (other?.status === response.status)
      return compareResponse(comparison, pair, { before: response, after: other, where }, add);
    const isSuccess = isSuccessful(response.status);
    const isStillSuccess = other !== undefined && other.status !== 'default';
    add({
      code: isSuccess ? 'diff/success-status-removed' : 'diff/error-status-removed',
      names: [response.status],
      where,
      before: response.at,
      verdict:
        isSuccess && !isStillSuccess
          ? breaksRequest(`${label} → ${response.status}`)
          : safe(isSuccess ? 'a range of statuses includes it' : 'no request fails because of it'),
    });
    return other === undefined
      ? []
      : compareResponse(comparison, pair, { before: response, after: other, where }, withoutWords(add));
  });
  return [...added, ...compared];
}

/** Ignores the description: that of a range says something else than that of a single status. */
function withoutWords(add: AddChange): AddChange {
  return (change) => {
    if (change.code !== 'diff/response-description-changed') add(change);
  };
}

/** A status is new to callers unless a range or `default` of the earlier document included it. */
function addStatus(
  { label }: OperationPair,
  { status, at }: Response,
  { isKnown, add }: { readonly isKnown: boolean; readonly add: AddChange },
): void {
  const isSuccess = isSuccessful(status);
  add({
    code: isSuccess ? 'diff/success-status-added' : 'diff/error-status-added',
    names: [status],
    where: `response ${status} of ${label}`,
    after: at,
    verdict:
      isSuccess && !isKnown
        ? breaksRequest(`${label} → ${status}`)
        : safe(isKnown ? 'a range of statuses held it before' : 'callers have to expect errors'),
  });
}

function isSuccessful(status: string): boolean {
  return /^[123]/.test(status);
}

function compareResponse(
  comparison: Comparison,
  pair: OperationPair,
  responses: ResponsePair,
  addPart: AddChange,
): readonly Group[] {
  const { before, after, where } = responses;
  const part = { names: [after.status], where, before: before.at, after: after.at };
  const add: AddChange = (change) => addPart({ ...part, ...change });
  if (before.description !== after.description)
    add({ code: 'diff/response-description-changed', verdict: onlyWords });
  if (before.content.length === 0 && after.content.length > 0)
    add({ code: 'diff/response-body-added', verdict: safe('code that reads no body is not affected') });
  else if (before.content.length > 0 && after.content.length === 0)
    add({
      code: 'diff/response-body-removed',
      verdict: breaksRequest(`${pair.label} → ${before.status}`),
    });
  else compareTypes(pair, responses, add);
  compareLinks(responses, (change) => addPart({ names: [after.status], ...change }));
  const contents = pairTypes(before.content, after.content).map((types) =>
    compareContent(comparison, pair, responses, types),
  );
  return [...contents, ...compareHeaders(comparison, pair, responses, add)];
}

function compareTypes(
  { label }: OperationPair,
  { before, after, where }: ResponsePair,
  add: AddChange,
): void {
  for (const type of after.content)
    if (findContent(before.content, type.type) === undefined)
      add({
        code: 'diff/response-media-type-added',
        names: [after.status, 'body'],
        where: `${type.type} ${where}`,
        after: type.at,
        verdict: unknown('Accept'),
      });
  for (const type of before.content)
    if (findContent(after.content, type.type) === undefined)
      add({
        code: 'diff/response-media-type-removed',
        names: [after.status, 'body'],
        where: `${type.type} ${where}`,
        before: type.at,
        verdict: breaksRequest(`${label} accept: ${type.type}`),
      });
}

function compareContent(
  comparison: Comparison,
  pair: OperationPair,
  { before, after, where }: ResponsePair,
  { type, before: old, after: young }: TypePair,
): Group {
  const group = newGroup(`${type} ${where}`, partOf(pair.after, after.status, 'body'), pair.label);
  const root = rootOf(comparison, pair, [
    asDescribed(responsePart(pair.before, { response: before, mediaType: old }), old),
    asDescribed(responsePart(pair.after, { response: after, mediaType: young }), young),
  ]);
  compareRoot(comparison, group, root);
  return group;
}
