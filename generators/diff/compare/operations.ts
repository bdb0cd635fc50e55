import type { ApiModel, Operation } from '../../model/model.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Group } from './draft.ts';
import { compareBodies } from './bodies.ts';
import type { AddChange, OperationPair, PartChange } from './pairs.ts';
import { labelOf, pairOperations, pathNames } from './pair-operations.ts';
import { compareParameters } from './parameters.ts';
import { compareResponses } from './responses.ts';
import { compareAccess, compareSecurity } from './security.ts';
import { serversText } from './servers.ts';
import { requestLine } from '../witness/request-line.ts';
import { allOperations } from '../../model/received.ts';
import { tsModelOf } from '../../typescript/ts-model.ts';
import { breaksName, breaksRequest, onlyWords, safe } from './verdicts.ts';

/** Compares the operations, webhooks and callbacks of both documents. Returns the messages that were compared. */
export function compareOperations(comparison: Comparison): readonly Group[] {
  const { before, after } = comparison;
  const { pairs, removed, added } = pairOperations(before, after);
  const groups = pairs.flatMap(([one, other]) =>
    comparePair(comparison, { before: one, after: other, label: labelOf(other) }),
  );
  for (const operation of added) addNew(comparison, operation);
  for (const operation of removed) addGone(comparison, operation);
  return groups;
}

/** Adds a change of an operation. */
export function addPart(
  comparison: Comparison,
  { before, after, label }: OperationPair,
  { code, where, names = [], words, verdict, ...places }: PartChange,
): void {
  const subject = partOf(after, ...names);
  comparison.add({
    code,
    words: { ...words, where },
    subject,
    before: places.before ?? before.at,
    after: places.after,
    group: newGroup(label, subject, label),
    judgement: verdict,
  });
}

function addNew(comparison: Comparison, operation: Operation): void {
  const label = labelOf(operation);
  const subject = partOf(operation);
  comparison.add({
    code: operation.sentBy === 'client' ? 'diff/operation-added' : 'diff/webhook-added',
    words: { where: label },
    subject,
    before: undefined,
    after: operation.at,
    group: newGroup(label, subject, label),
    judgement: safe('nobody depends on what was not there'),
  });
}

function addGone(comparison: Comparison, operation: Operation): void {
  const label = labelOf(operation);
  const subject = partOf(operation);
  const { sentBy, deprecated } = operation;
  const code = deprecated ? 'diff/deprecated-operation-removed' : 'diff/operation-removed';
  comparison.add({
    code: sentBy === 'client' ? code : 'diff/webhook-removed',
    words: { where: label },
    subject,
    before: operation.at,
    after: undefined,
    group: newGroup(label, subject, label),
    judgement: breaksRequest(requestLine(operation)),
  });
}

function comparePair(comparison: Comparison, pair: OperationPair): readonly Group[] {
  const { before, after, label } = pair;
  const at = { before: before.at, after: after.at };
  const add = (change: PartChange): void => addPart(comparison, pair, { ...at, ...change });
  const [called, calledNow] = [addressOf(comparison.before, before), addressOf(comparison.after, after)];
  if (called !== undefined && called !== calledNow)
    add({
      code: 'diff/callback-address-changed',
      where: label,
      words: { before: called, after: calledNow },
      verdict: breaksRequest(`${before.method.toUpperCase()} ${called}`),
    });
  if (addressText(before) !== addressText(after))
    add({
      code: 'diff/operation-moved',
      where: before.id,
      words: { before: labelOf(before), after: label },
      verdict: breaksRequest(requestLine(before)),
    });
  if (before.id !== after.id)
    add({
      code: 'diff/operation-id-changed',
      where: label,
      words: { before: before.id, after: after.id },
      verdict: breaksName(functionOf(comparison.before, before)),
    });
  if (before.family !== after.family)
    add({
      code: 'diff/operation-tag-changed',
      where: label,
      words: { before: before.family, after: after.family },
      verdict: breaksName(before.family),
    });
  if (before.deprecated !== after.deprecated)
    add({
      code: after.deprecated ? 'diff/operation-deprecated' : 'diff/operation-deprecated-no-longer',
      where: label,
      verdict: onlyWords,
    });
  if (before.summary !== after.summary)
    add({ code: 'diff/operation-summary-changed', where: label, verdict: onlyWords });
  if (before.description !== after.description)
    add({ code: 'diff/operation-description-changed', where: label, verdict: onlyWords });
  comparePathNames(pair, add);
  const servers = [serversText(before.servers), serversText(after.servers)] as const;
  const isShared =
    serversText(comparison.before.servers) === servers[0] &&
    serversText(comparison.after.servers) === servers[1];
  if (!isShared && servers[0] !== servers[1])
    add({
      code: 'diff/operation-servers-changed',
      where: label,
      words: { before: servers[0], after: servers[1] },
      verdict: breaksRequest(`${servers[0]} ${labelOf(before)}`),
    });
  compareSecurity(pair, add);
  compareAccess(pair, add);
  return [
    ...compareParameters(comparison, pair, add),
    ...compareBodies(comparison, pair, add),
    ...compareResponses(comparison, pair, add),
  ];
}

function comparePathNames({ before, after, label }: OperationPair, add: AddChange): void {
  const later = pathNames(after);
  for (const [index, name] of pathNames(before).entries()) {
    const other = later[index];
    if (addressText(before) !== addressText(after) || other === undefined || other === name) continue;
    add({
      code: 'diff/path-parameter-renamed',
      where: label,
      words: { before: name, after: other },
      verdict: breaksName(name),
    });
  }
}

/** The URL that a callback calls, as the document writes it. */
function addressOf({ received }: ApiModel, operation: Operation): string | undefined {
  return received.find((each) => each.operation === operation)?.address;
}

function addressText({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** The function of the client that callers lose. */
function functionOf(model: ApiModel, { id }: Operation): string {
  return allOperations(tsModelOf(model)).find((operation) => operation.id === id)?.names.value ?? id;
}
