import { describe, expect, test } from 'vitest';
import { curlSample } from '../../generators/emit/docs/samples/curl.ts';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/sample-request.ts';
import { allSchemas } from '../../generators/schema/visit.ts';
import { model } from './document.ts';

/** What asks the reader to encode a value, or shows one that is encoded. */
const ENCODING = /%[0-9a-f]{2}|encod|escap/i;

const site = siteOf({ model, guides: [], url: undefined });

/** Descriptions of everything that callers give, by where they stand. */
const texts = model.operations.flatMap(({ id, parameters, body }) => {
  const given = [
    ...parameters.map(({ name, description, schema }) => ({ name, description, schema })),
    ...(body?.content ?? []).map(({ type, schema }) => ({
      name: type,
      description: body?.description,
      schema,
    })),
  ];
  return given.flatMap(({ name, description, schema }) => [
    [`${id} ${name}`, description ?? ''] as const,
    ...[...allSchemas(schema)].map((each) => {
      const text = typeof each === 'object' ? each['description'] : undefined;
      return [`${id} ${name}`, typeof text === 'string' ? text : ''] as const;
    }),
  ]);
});

describe('values are told as programs have them', () => {
  test('no description asks the caller to encode one', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => ENCODING.test(text))).toEqual([]);
  });

  test('no example of a parameter is encoded', () => {
    const values = model.operations.flatMap(({ id, parameters }) =>
      parameters.flatMap(({ name, examples }) =>
        examples.map(({ value }) => [id, name, JSON.stringify(value)]),
      ),
    );
    expect(values.filter(([, , value = '']) => /%[0-9a-f]{2}/i.test(value))).toEqual([]);
  });

  test('a program has the value, and the address of curl has it encoded once', () => {
    const operation = model.operations.find(({ id }) => id === 'downloadRefArtifacts');
    if (operation === undefined) throw new Error('There is no such operation.');
    const request = sampleRequest(model, operation);
    const given = {
      ...request,
      parameters: request.parameters.map((each) => ({
        ...each,
        value: each.parameter.in === 'path' ? 'acme/deploy' : each.value,
      })),
    };
    expect(curlSample(model, given)).toMatch(/\/acme%2Fdeploy\/.*\/acme%2Fdeploy\//);
    expect(clientSample(site, given)).toContain("'acme/deploy'");
    expect(`${curlSample(model, given)}${clientSample(site, given)}`).not.toContain('%25');
  });
});
