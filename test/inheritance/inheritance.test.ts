import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import { modelOf } from '../types/model-of.ts';
import { generateBoth, openWay, ways, type Generated, type Way } from '../wire/way.ts';
import { documents, parts } from './documents.ts';

const model = modelOf(parts);

/** What is required of a variant, its tag first. */
test.each<readonly [name: string, want: Json]>([
  ['Pet', { kind: 'cat', lives: 1 }],
  ['Cat', { kind: 'cat', lives: 1 }],
  ['Dog', { kind: 'dog' }],
  ['AnyPet', { kind: 'cat', lives: 1 }],
  ['MaybePet', { kind: 'cat', lives: 1 }],
  ['Owner', { pet: { kind: 'cat', lives: 1 }, pets: [] }],
  ['Shape', { type: 'Circle', radius: 1 }],
  ['Square', { type: 'Square', sides: 1, length: 1 }],
  ['Event', { event: 'other' }],
  ['Push', { event: 'push', commit: '2f1c6b0de4a97853c1f0b6d8a3e5927410fb8c6d' }],
])('a sample of %s is one of a variant', (name, want) => {
  const named = schemaAt(model, `#/components/schemas/${name}`);
  expect(createSampler(model).schema(named, 'response', { shallow: 0 })?.value).toEqual(want);
});

test('the page of a base has links to its variants, and their tags', async () => {
  const { files } = await buildSite({ model, guides: [], url: undefined });
  const page = String(files.find(({ path }) => path === 'schemas/pet-schema.html')?.text);
  const list = page.slice(page.indexOf('One of, by <code>kind</code>'), page.indexOf('id="used-by"'));
  expect(
    [...list.matchAll(/href="([^"]+)">[^<]+<\/a>((?: <code>\w+<\/code>)*)/g)].map(([, ...found]) => found),
  ).toEqual([
    ['cat-schema.html', ' <code>cat</code>'],
    ['dog-schema.html', ' <code>dog</code> <code>hound</code>'],
    ['hamster-schema.html', ' <code>Hamster</code>'],
  ]);
});

/** What is sent, and the status of what comes back: checks are those of the document. */
test.each<readonly [path: string, value: Json, status: number]>([
  ['Pet', { kind: 'cat', lives: 9 }, 200],
  ['Pet', { kind: 'bird', wings: 2 }, 200],
  ['Pet', { kind: 'cat', lives: 'nine' }, 200],
  ['Pet', { lives: 9 }, 400],
  ['Cat', { kind: 'cat', lives: 'nine' }, 400],
])('the mock takes %s %j', async (path, value, status) => {
  const request = new Request(`http://localhost/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const response = await answerFetch(createMock(model), request);
  expect(response.status).toBe(status);
});

function echo({ body }: { body: unknown }): { status: number; body: unknown } {
  return { status: 200, body };
}

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documents['3.1']);
});

describe.each(ways)('values of variants arrive, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const operations = ['Pet', 'Cat', 'Shape', 'Event', 'Owner', 'Labelled', 'Form'].map((each) => [
      `send${each}`,
      echo,
    ]);
    way = await openWay(name, generated, Object.fromEntries(operations));
  });

  afterAll(() => way.close());

  test.each<readonly [operation: string, value: JsonObject]>([
    ['sendPet', { kind: 'cat', name: 'Tom', lives: 9, friends: [{ kind: 'hound', bark: true }] }],
    ['sendShape', { type: 'Square', sides: 4, length: 2 }],
    ['sendEvent', { event: 'tag', commit: 'c', tag: 't' }],
    ['sendOwner', { pet: { kind: 'dog' }, pets: [{ kind: 'Hamster', wheel: true }], best: null }],
    ['sendForm', { kind: 'cat', lives: 9 }],
    ['sendForm', { kind: 'dog', bark: true }],
  ])('%s %j', async (operation, value) => {
    expect(await generated.client[operation]?.(way.client, value)).toEqual(value);
  });
});
