import { File } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { filesDocument } from './files-document.ts';
import { generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const pem = '-----BEGIN CERTIFICATE-----';
const bytes = new TextEncoder().encode(pem);

/** What is sent, and what the handler is given: files as their names and contents. */
const forms: readonly (readonly [Record<string, unknown>, Record<string, unknown>])[] = [
  [{ plain: new Blob([pem]) }, { plain: ['plain', pem] }],
  [{ named: new File([pem], 'a.pem') }, { named: ['a.pem', pem] }],
  [{ any: bytes }, { any: ['any', pem] }],
  [{ any: pem }, { any: pem }],
  [{ anyNamed: new Blob([pem]).stream() }, { anyNamed: ['anyNamed', pem] }],
  [{ anyNamed: pem }, { anyNamed: pem }],
  [{ one: new Blob([pem]) }, { one: ['one', pem] }],
  [{ one: pem }, { one: pem }],
  [{ all: bytes }, { all: ['all', pem] }],
  [{ orNull: bytes }, { orNull: ['orNull', pem] }],
  [
    { list: [bytes, new File([pem], 'b.pem')] },
    {
      list: [
        ['list', pem],
        ['b.pem', pem],
      ],
    },
  ],
  [{ list: [pem, bytes, pem] }, { list: [pem, ['list', pem], pem] }],
  [{ list: [pem] }, { list: [pem] }],
  [{ one: new File(['\0\u00ff'], 'naïve "x".pem') }, { one: ['naïve "x".pem', '\0\u00ff'] }],
];

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(filesDocument);
});

describe.each(ways)('files of forms, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const shown = async (value: unknown): Promise<unknown> => {
      if (Array.isArray(value)) return Promise.all(value.map(shown));
      if (typeof value !== 'object' || value === null) return value;
      const { name: fileName, arrayBuffer } = value as { name: string; arrayBuffer(): Promise<ArrayBuffer> };
      return [fileName, new TextDecoder().decode(await arrayBuffer())];
    };
    const echo = async ({ body: form }: { body: Multipart<object> | object }) => {
      const members: object = 'read' in form ? await (form as Multipart<object>).read() : form;
      const entries = Object.entries(members).map(async ([key, value]) => [key, await shown(value)] as const);
      return { status: 200, body: Object.fromEntries(await Promise.all(entries)) };
    };
    way = await openWay(name, generated, { sendForm: echo, sendBase: echo, sendEither: echo } as never);
  });

  afterAll(() => way.close());

  test.each(['sendForm', 'sendBase', 'sendEither'])('%s: each arrives as it was sent', async (operation) => {
    for (const [sent, want] of forms) {
      // A stream can be read once.
      const again = Object.fromEntries(
        Object.entries(sent).map(([key, value]) => [
          key,
          value instanceof ReadableStream ? new Blob([pem]).stream() : value,
        ]),
      );
      expect(await generated.client[operation]?.(way.client, { domain: 'a.example', ...again })).toEqual({
        domain: 'a.example',
        ...want,
      });
    }
  });

  test.each(['plain', 'named', 'all'])('%s has to be a file', async (field) => {
    const { status } =
      (await generated.client['sendForm']?.(way.client, { domain: 'a', [field]: pem }).result()) ?? {};
    expect(status).toBe(400);
  });
});
