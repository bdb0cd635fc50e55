import type { ApiModel, Operation } from '../../model/model.ts';
import type { Comparison } from './comparison.ts';
import { newGroup, partOf, type Draft, type Group } from './draft.ts';
import { compareBodies } from './bodies.ts';
import { addIfChanged, type AddChange, type OperationPair } from './pairs.ts';
import { addressText, pairOperations, pathNames } from './pair-operations.ts';
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
    comparePair(comparison, { before: one, after: other, label: requestLine(other) }),
  );
  for (const operation of added) comparison.add(newOperation(operation));
  for (const operation of removed) comparison.add(goneOperation(operation));
  return groups;
}

function newOperation(operation: Operation): Draft {
  return {
    ...loneOperation(operation),
    code: operation.sentBy === 'client' ? 'diff/operation-added' : 'diff/webhook-added',
    after: operation.at,
    judgement: safe('nobody depends on what was not there'),
  };
}

function goneOperation(operation: Operation): Draft {
  const { sentBy, deprecated, at } = operation;
  const code = deprecated ? 'diff/deprecated-operation-removed' : 'diff/operation-removed';
  return {
    ...loneOperation(operation),
    code: sentBy === 'client' ? code : 'diff/webhook-removed',
    before: at,
    judgement: breaksRequest(requestLine(operation)),
  };
}

function loneOperation(operation: Operation) {
  const label = requestLine(operation);
  return { words: { where: label }, group: newGroup(label, partOf(operation), label) };
}

function comparePair(comparison: Comparison, pair: OperationPair): readonly Group[] {
  const { before, after, label } = pair;
  const add: AddChange = ({ code, where = label, names = [], words, verdict, ...places }) =>
    comparison.add({
      code,
      words: { ...words, where },
      before: before.at,
      after: after.at,
      ...places,
      group: newGroup(label, partOf(after, ...names), label),
      judgement: verdict,
    });
  const [called, calledNow] = [addressOf(comparison.before, before), addressOf(comparison.after, after)];
  if (called !== undefined)
    addIfChanged(add, [called, calledNow], {
      code: 'diff/callback-address-changed',
      verdict: breaksRequest(`${before.method.toUpperCase()} ${called}`),
    });
  if (addressText(before) !== addressText(after))
    add({
      code: 'diff/operation-moved',
      where: before.id,
      words: { before: requestLine(before), after: label },
      verdict: breaksRequest(requestLine(before)),
    });
  if (before.id !== after.id)
    add({
      code: 'diff/operation-id-changed',
      words: { before: before.id, after: after.id },
      verdict: breaksName(functionOf(comparison.before, before)),
    });
  addIfChanged(add, [before.family, after.family], {
    code: 'diff/operation-tag-changed',
    verdict: breaksName(before.family),
  });
  if (before.deprecated !== after.deprecated)
    add({
      code: after.deprecated ? 'diff/operation-deprecated' : 'diff/operation-deprecated-no-longer',
      verdict: onlyWords,
    });
  if (before.summary !== after.summary) add({ code: 'diff/operation-summary-changed', verdict: onlyWords });
  if (before.description !== after.description)
    add({ code: 'diff/operation-description-changed', verdict: onlyWords });
  comparePathNames(pair, add);
  const servers = [serversText(before.servers), serversText(after.servers)] as const;
  const isShared =
    serversText(comparison.before.servers) === servers[0] &&
    serversText(comparison.after.servers) === servers[1];
  if (!isShared)
    addIfChanged(add, servers, {
      code: 'diff/operation-servers-changed',
      verdict: breaksRequest(`${servers[0]} ${requestLine(before)}`),
    });
  compareSecurity(pair, add);
  compareAccess(pair, add);
  return [
    ...compareParameters(comparison, pair, add),
    ...compareBodies(comparison, pair, add),
    ...compareResponses(comparison, pair, add),
  ];
}

function comparePathNames({ before, after }: OperationPair, add: AddChange): void {
  if (addressText(before) !== addressText(after)) return;
  const later = pathNames(after);
  for (const [index, name] of pathNames(before).entries())
    addIfChanged(add, [name, later[index]], {
      code: 'diff/path-parameter-renamed',
      verdict: breaksName(name),
    });
}

/** The URL that a callback calls, as the document writes it. */
function addressOf({ received }: ApiModel, operation: Operation): string | undefined {
  return received.find((each) => each.operation === operation)?.address;
}

/** The function of the client that callers no longer have. */
function functionOf(model: ApiModel, { id }: Operation): string {
  return allOperations(tsModelOf(model)).find((operation) => operation.id === id)?.names.value ?? id;
}
