import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { byteFields, mediaFieldsDocument, textFields } from './media-fields.ts';
import { generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const text = '{"k":1}';
const bytes = Uint8Array.of(0, 255, 137);

/** Of files, their bytes. */
async function shown(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(shown));
  if (typeof value !== 'object' || value === null) return value;
  const { arrayBuffer } = value as { arrayBuffer(): Promise<ArrayBuffer> };
  return { bytes: [...new Uint8Array(await arrayBuffer())] };
}

/** What a form holds, as JSON. */
async function echo({ body }: { body: Multipart<object> }): Promise<{ status: number; body: object }> {
  const entries = Object.entries(await body.read()).map(async ([key, value]) => [key, await shown(value)]);
  return { status: 200, body: Object.fromEntries(await Promise.all(entries)) };
}

const whole = { bytes: [...bytes] };
const sent: readonly (readonly [field: string, value: unknown, want: unknown])[] = [
  ...Object.keys(textFields).map((name) => [name, text, text] as const),
  ...Object.keys(byteFields).map((name) => [name, bytes, whole] as const),
  ['texts', ['a,b', '1,2'], ['a,b', '1,2']],
  ['images', [bytes, bytes], [whole, whole]],
];

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(mediaFieldsDocument);
});

describe.each(ways)('fields of a form with a media type, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, { sendForm: echo } as never);
  });

  afterAll(() => way.close());

  test.each(sent)('%s arrives as it was sent', async (field, value, want) => {
    expect(await generated.client['sendForm']?.(way.client, { [field]: value })).toEqual({ [field]: want });
  });

  test.each([
    ...Object.keys(textFields).map((field) => [field, bytes] as const),
    ...Object.keys(byteFields).map((field) => [field, text] as const),
    ['csv', 'longer than twelve'] as const,
  ])('%s is refused in the other form', async (field, value) => {
    const { status } = (await generated.client['sendForm']?.(way.client, { [field]: value }).result()) ?? {};
    expect(status).toBe(400);
  });
});
