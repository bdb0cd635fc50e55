import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TsOperation } from '../../generators/typescript/ts-model.ts';
import type { Validator } from '../../runtime/validation/result.ts';
import { outputOf } from '../outputs/output.ts';
import { madeBodies, madeResponses } from './made-values.ts';
import { output } from './outputs.ts';

const folder = await outputOf(output);

interface OperationValidators {
  readonly parameters: Readonly<Record<string, Validator<unknown>>>;
  readonly body: Readonly<Record<string, Validator<unknown>>>;
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly headers?: Validator<unknown>;
        readonly content: Readonly<Record<string, Validator<unknown>>>;
      }
    >
  >;
}
const { webhooks, operations } = (await import(join(folder, 'validators/index.js'))) as Readonly<
  Record<'webhooks' | 'operations', Readonly<Record<string, OperationValidators>>>
>;
const json = 'application/json';

test('webhooks and callbacks have validators beside the operations', () => {
  expect(Object.keys(webhooks)).toEqual(
    expect.arrayContaining(['orderShipped', 'orderWebhook', 'placeOrderProgressCallback']),
  );
  expect(Object.keys(operations)).toEqual(['placeOrder', 'getOrder']);
});

describe('a payload is checked as what the service sends', () => {
  test.each([
    [{ id: 7, total: 1 }, true],
    // It may hold what the document does not know yet.
    [{ id: 7, total: 1, later: true }, true],
    [{ id: 7 }, false],
    [{ total: 1 }, false],
    [{ id: 7, total: -1 }, false],
    ['text', false],
  ])('%j: %s', (value, want) => {
    expect(webhooks['orderShipped']?.body[json]?.is(value)).toBe(want);
  });

  test.each([
    [{ 'X-Delivery': 'abc' }, true],
    [{ 'X-Delivery': 'ab' }, false],
    [{}, false],
  ])('headers %j: %s', (value, want) => {
    expect(webhooks['orderShipped']?.parameters['header']?.is(value)).toBe(want);
  });

  test.each([
    [{ step: 'packed' }, true],
    [{}, false],
  ])('of a callback %j: %s', (value, want) => {
    expect(webhooks['placeOrderProgressCallback']?.body[json]?.is(value)).toBe(want);
  });

  test.each([
    [{ ok: true }, true],
    [{ ok: true, more: 1 }, false],
    [{}, false],
  ])('and the response %j as what is sent to it: %s', (value, want) => {
    expect(webhooks['orderShipped']?.responses['200']?.content[json]?.is(value)).toBe(want);
  });
});

test('values that are made for the document are valid by the generated validators', async () => {
  const bodies = await madeBodies();
  expect(bodies.length).toBeGreaterThan(0);
  for (const { operation, mediaType, value } of bodies)
    expect(validatorsOf(operation)?.body[mediaType]?.is(value)).toBe(true);
  for (const { operation, status, mediaType, value } of await madeResponses())
    expect(validatorsOf(operation)?.responses[status]?.content[mediaType]?.is(value)).toBe(true);
});

function validatorsOf({ sentBy, names }: TsOperation): OperationValidators | undefined {
  return (sentBy === 'client' ? operations : webhooks)[names.value];
}
