import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const schema = {
  type: 'object',
  required: ['a'],
  properties: { a: { type: 'integer' } },
  additionalProperties: false,
};

/** Where an object is sent, and how, with a request that has one member too many. */
const rows: readonly (readonly [where: string, style: JsonObject, target: string, headers: JsonObject])[] = [
  ['path', {}, '/0/a,1,c,2', {}],
  ['path', { explode: true }, '/1/a=1,c=2', {}],
  ['path', { style: 'label' }, '/2/.a,1,c,2', {}],
  ['path', { style: 'label', explode: true }, '/3/.a=1.c=2', {}],
  ['path', { style: 'matrix' }, '/4/;o=a,1,c,2', {}],
  ['path', { style: 'matrix', explode: true }, '/5/;a=1;c=2', {}],
  ['header', {}, '/6', { o: 'a,1,c,2' }],
  ['header', { explode: true }, '/7', { o: 'a=1,c=2' }],
  ['cookie', { explode: false }, '/8', { cookie: 'o=a,1,c,2' }],
  ['query', { explode: false }, '/9?o=a,1,c,2', {}],
  ['query', { style: 'deepObject', explode: true }, '/10?o[a]=1&o[c]=2', {}],
  ['query', { style: 'pipeDelimited', explode: false }, '/11?o=a|1|c|2', {}],
];

const paths = Object.fromEntries(
  rows.map(([location, style], index): [string, JsonObject] => [
    location === 'path' ? `/${index}/{o}` : `/${index}`,
    {
      get: {
        operationId: `read${index}`,
        parameters: [{ name: 'o', in: location, required: true, schema, ...style }],
        responses: { 200: { description: 'It.' }, 400: { description: 'No.' } },
      },
    },
  ]),
);

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

async function done(): Promise<{ status: number }> {
  return { status: 200 };
}

async function ask({ port }: Way, path: string, sent: JsonObject): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: sent as Record<string, string> })).status;
}

/** The same without the member that is too many. */
function without(text: string): string {
  return text.replace(/[,.;|&]?(?:c[,=|]2|o\[c\]=2)/, '');
}

describe.each(ways.filter((name) => name !== 'fetch'))('closed objects, by %s', (name) => {
  let way: Way;
  let tolerant: Way;

  beforeAll(async () => {
    const handlers = Object.fromEntries(rows.map((_, index) => [`read${index}`, done])) as never;
    way = await openWay(name, generated, handlers);
    tolerant = await openWay(name, generated, handlers, { unknownParameters: 'ignore' });
  });

  afterAll(async () => {
    await way.close();
    await tolerant.close();
  });

  test.each(rows)('in a %s, %j: %s %j', async (_, _style, target, headers) => {
    const right = Object.fromEntries(
      Object.entries(headers).map(([key, text]) => [key, without(String(text))]),
    );
    expect(await ask(way, without(target), right)).toBe(200);
    expect(await ask(way, target, headers)).toBe(400);
    expect(await ask(tolerant, target, headers)).toBe(200);
  });
});
