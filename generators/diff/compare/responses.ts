import { headersPart, responsePart } from '../../check/parts.ts';
import type { Header, Link, MediaType, Response } from '../../model/model.ts';
import { directionsOfOperation } from '../../model/received.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { leaveOut } from '../witness/edits.ts';
import { hasType } from './bodies.ts';
import type { Comparison } from './comparison.ts';
import { draftChange } from './draft-aspect.ts';
import { newGroup, partOf, type Group, type Root } from './draft.ts';
import { memberPosition } from './member.ts';
import type { OperationPair, PartChange } from './operations.ts';
import { rootPosition, schemaWalk } from './schemas.ts';

type Add = (change: PartChange) => void;

interface ResponsePair {
  readonly before: Response;
  readonly after: Response;
  readonly where: string;
}

/** Compares the responses of an operation by status, then their media types, headers and links. */
export function compareResponses(comparison: Comparison, pair: OperationPair, add: Add): readonly Group[] {
  const { before, after, label } = pair;
  for (const response of after.responses)
    if (!before.responses.some(({ status }) => status === response.status)) addStatus(pair, response, add);
  return before.responses.flatMap((response) => {
    const other = after.responses.find(({ status }) => status === response.status);
    const where = `response ${response.status} of ${label}`;
    if (other !== undefined)
      return compareResponse(comparison, pair, { before: response, after: other, where }, add);
    const isSuccess = isSuccessful(response.status);
    add({
      code: isSuccess ? 'diff/success-status-removed' : 'diff/error-status-removed',
      names: [response.status],
      where,
      before: response.at,
      verdict: isSuccess
        ? { kind: 'breaks', witness: { kind: 'request', line: `${label} → ${response.status}` } }
        : { kind: 'safe', reason: 'nobody depends on an error' },
    });
    return [];
  });
}

/** A status is new to callers unless a range or `default` of the earlier document held it. */
function addStatus({ before, label }: OperationPair, { status, at }: Response, add: Add): void {
  const isKnown = before.responses.some(
    (each) => each.status === 'default' || each.status.toUpperCase() === `${status[0] ?? ''}XX`,
  );
  const isSuccess = isSuccessful(status);
  const where = `response ${status} of ${label}`;
  add({
    code: isSuccess ? 'diff/success-status-added' : 'diff/error-status-added',
    names: [status],
    where,
    after: at,
    verdict:
      isSuccess && !isKnown
        ? { kind: 'breaks', witness: { kind: 'request', line: `${label} → ${status}` } }
        : {
            kind: 'safe',
            reason: isKnown ? 'a range of statuses held it before' : 'callers have to expect errors',
          },
  });
}

function isSuccessful(status: string): boolean {
  return /^[123]/.test(status);
}

function compareResponse(
  comparison: Comparison,
  pair: OperationPair,
  responses: ResponsePair,
  addPart: Add,
): readonly Group[] {
  const { before, after, where } = responses;
  const add: Add = (change) => addPart({ names: [after.status], ...change });
  const at = { before: before.at, after: after.at };
  if (before.description !== after.description)
    add({ code: 'diff/response-description-changed', where, ...at, verdict: { kind: 'documentation' } });
  if (before.content.length === 0 && after.content.length > 0)
    add({
      code: 'diff/response-body-added',
      where,
      ...at,
      verdict: { kind: 'safe', reason: 'code that reads no body is not affected' },
    });
  else if (before.content.length > 0 && after.content.length === 0)
    add({
      code: 'diff/response-body-removed',
      where,
      ...at,
      verdict: { kind: 'breaks', witness: { kind: 'request', line: `${pair.label} → ${before.status}` } },
    });
  else compareTypes(pair, responses, add);
  compareLinks(responses, add);
  const contents = before.content.flatMap((type) => {
    const other = after.content.find((each) => each.type === type.type);
    return other === undefined ? [] : [compareContent(comparison, pair, responses, [type, other])];
  });
  return [...contents, ...compareHeaders(comparison, pair, responses, add)];
}

function compareTypes({ label }: OperationPair, { before, after, where }: ResponsePair, add: Add): void {
  for (const type of after.content)
    if (!hasType(before.content, type))
      add({
        code: 'diff/response-media-type-added',
        names: [after.status, 'body'],
        where: `${type.type} ${where}`,
        before: before.at,
        after: type.at,
        verdict: { kind: 'unknown', keyword: 'Accept' },
      });
  for (const type of before.content)
    if (!hasType(after.content, type))
      add({
        code: 'diff/response-media-type-removed',
        names: [after.status, 'body'],
        where: `${type.type} ${where}`,
        before: type.at,
        after: after.at,
        verdict: { kind: 'breaks', witness: { kind: 'request', line: `${label} accept: ${type.type}` } },
      });
}

function compareLinks({ before, after, where }: ResponsePair, add: Add): void {
  const later = new Map(after.links.map((link) => [link.name, link]));
  const earlier = new Set(before.links.map(({ name }) => name));
  for (const link of before.links) {
    const other = later.get(link.name);
    const part = { where: `link ${link.name} of ${where}`, before: link.at };
    if (other === undefined)
      add({ ...part, code: 'diff/link-removed', verdict: { kind: 'unknown', keyword: 'links' } });
    else if (linkText(link) !== linkText(other))
      add({
        ...part,
        code: 'diff/link-changed',
        words: { before: linkText(link), after: linkText(other) },
        after: other.at,
        verdict: { kind: 'unknown', keyword: 'links' },
      });
  }
  for (const link of after.links)
    if (!earlier.has(link.name))
      add({
        code: 'diff/link-added',
        where: `link ${link.name} of ${where}`,
        after: link.at,
        verdict: { kind: 'documentation' },
      });
}

function linkText({ target, parameters, requestBody }: Link): string {
  const more = [parameters, requestBody ?? null]
    .map(canonicalText)
    .filter((text) => text !== '{}' && text !== 'null');
  return [target, ...more].join(' ');
}

function compareContent(
  comparison: Comparison,
  pair: OperationPair,
  { before, after, where }: ResponsePair,
  [old, young]: readonly [MediaType, MediaType],
): Group {
  const { checks } = comparison;
  const group = newGroup(`${young.type} ${where}`, partOf(pair.after, after.status, 'body'), pair.label);
  const root: Root = {
    direction: directionsOfOperation(pair.after).from,
    before: {
      model: comparison.before,
      operation: pair.before,
      schema: responsePart(pair.before, { response: before, mediaType: old }).schema,
      check: () => checks.before.response(pair.before, before, old),
    },
    after: {
      model: comparison.after,
      operation: pair.after,
      schema: responsePart(pair.after, { response: after, mediaType: young }).schema,
      check: () => checks.after.response(pair.after, after, young),
    },
  };
  schemaWalk(comparison, root).compare([root.before.schema], [root.after.schema], rootPosition(group, root));
  return group;
}

function compareHeaders(
  comparison: Comparison,
  pair: OperationPair,
  { before, after, where }: ResponsePair,
  add: Add,
): readonly Group[] {
  const { checks } = comparison;
  const later = new Map(after.headers.map((header) => [keyOf(header), header]));
  const earlier = new Set(before.headers.map(keyOf));
  for (const header of after.headers)
    if (!earlier.has(keyOf(header)))
      add({
        code: 'diff/response-header-added',
        names: [after.status, 'header', header.name],
        where: `header ${header.name} of ${where}`,
        before: before.at,
        after: header.at,
        verdict: { kind: 'safe', reason: 'responses may have any header' },
      });
  const root: Root = {
    direction: directionsOfOperation(pair.after).from,
    before: {
      model: comparison.before,
      operation: pair.before,
      schema: headersPart(pair.before, before).schema,
      check: () => checks.before.headers(pair.before, before),
    },
    after: {
      model: comparison.after,
      operation: pair.after,
      schema: headersPart(pair.after, after).schema,
      check: () => checks.after.headers(pair.after, after),
    },
  };
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
        after: after.at,
        verdict: {
          kind: 'breaks',
          witness: { kind: 'request', line: `${pair.label} → ${before.status} without ${header.name}` },
        },
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
          ? { kind: 'safe', reason: 'responses with the header were possible' }
          : { kind: 'probe', forced: [true], edits: leaveOut(header.name), keyword: 'required', at: outer },
      });
    walk.compare([header.schema], [other.schema], position);
    return [group];
  });
}

/** Names of headers have no case (RFC 9110, section 5.1). */
function keyOf({ name }: Header): string {
  return name.toLowerCase();
}
