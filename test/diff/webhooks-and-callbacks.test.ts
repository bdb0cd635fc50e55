import { describe, expect, it } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, operation } from '../types/model-of.ts';
import { comparedFrom, type Parts } from './documents.ts';

const body = (properties: JsonObject, required: string[] = []): JsonObject => ({
  required: true,
  content: jsonContent({ type: 'object', properties, required }),
});

/** A webhook whose request the service sends. */
const webhook = (parts: JsonObject): Parts => ({ webhooks: { made: { post: operation(parts) } } });

/** A callback of `POST /orders` at the address that the order names. */
const callback = (parts: JsonObject, address = '{$request.body#/url}'): Parts => ({
  paths: {
    '/orders': {
      post: operation({
        operationId: 'order',
        requestBody: body({ url: { type: 'string' } }),
        callbacks: { shipped: { [address]: { post: operation({ operationId: 'shipped', ...parts }) } } },
      }),
    },
  },
});

const state = (...values: string[]): JsonObject => ({
  requestBody: body({ state: { enum: values } }, ['state']),
});
const response = (schema: JsonObject): JsonObject => ({
  ...state('a'),
  responses: { 200: { description: 'x', content: jsonContent(schema) } },
});

type Row = readonly [what: string, before: JsonObject, after: JsonObject, changes: readonly string[]];

/** The receiver reads the request, and writes the response: the directions of operations are turned around. */
const rows: readonly Row[] = [
  ['a value that receivers do not know', state('a'), state('a', 'b'), ['breaks response-values-widened']],
  ['a value less', state('a', 'b'), state('a'), ['safe response-values-narrowed']],
  [
    'a member that receivers rely on is optional',
    { requestBody: body({ id: {} }, ['id']) },
    { requestBody: body({ id: {} }) },
    ['breaks response-property-optional'],
  ],
  [
    'a response that receivers have to write in another way',
    response({ type: 'string' }),
    response({ type: 'string', maxLength: 3 }),
    ['breaks request-max-length-narrowed'],
  ],
  [
    'a response of more room',
    response({ type: 'string', maxLength: 3 }),
    response({ type: 'string' }),
    ['safe request-max-length-widened'],
  ],
];

function found(before: Parts, after: Parts): readonly string[] {
  return diffModels(comparedFrom(before), comparedFrom(after)).changes.map(
    ({ code, verdict }) => `${verdict.kind} ${code.slice('diff/'.length)}`,
  );
}

describe('what the service sends', () => {
  it.each(rows)('as a webhook: %s', (_, before, after, changes) => {
    expect(found(webhook(before), webhook(after))).toEqual(changes);
  });

  it.each(rows)('as a callback: %s', (_, before, after, changes) => {
    expect(found(callback(before), callback(after))).toEqual(changes);
  });

  it('ends with a callback that is gone or goes elsewhere, and begins with one that is new', () => {
    const other = callback(state('a'), '{$request.body#/other}');
    expect(found(callback(state('a')), other)).toEqual(['breaks callback-address-changed']);
    const none: Parts = {
      paths: {
        '/orders': {
          post: operation({ operationId: 'order', requestBody: body({ url: { type: 'string' } }) }),
        },
      },
    };
    expect(found(callback(state('a')), none)).toEqual(['breaks webhook-removed']);
    expect(found(none, callback(state('a')))).toEqual(['safe webhook-added']);
  });
});
