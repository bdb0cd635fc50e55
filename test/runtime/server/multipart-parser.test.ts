import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectBytes } from '../../../runtime/server/bytes.ts';
import { readHead } from '../../../runtime/server/multipart-head.ts';
import { readMediaType } from '../../../runtime/contract/media-type.ts';
import { boundaryOf, splitMultipart } from '../../../runtime/server/multipart-parser.ts';

/** Cuts bytes into pieces of the given lengths, over and over. */
async function* cut(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? bytes.length;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

async function partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): Promise<[string, string | undefined, Uint8Array][]> {
  const parts: [string, string | undefined, Uint8Array][] = [];
  for await (const { name, filename, content } of splitMultipart(source, boundary)) {
    parts.push([name, filename, await collectBytes(content)]);
  }
  return parts;
}

function boundaryFrom(contentType: string): string | undefined {
  const mediaType = readMediaType(contentType);
  return mediaType === undefined ? undefined : boundaryOf(mediaType);
}

describe('splitMultipart', () => {
  test('finds what FormData has written, wherever it is cut', async () => {
    const text = fc
      .string({
        unit: fc.oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
          fc.constantFrom('\\', '"', ';'),
        ),
      })
      .map((each) => each.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n'));
    const name = text.map((each) => each.replaceAll(/[\r\n%]/g, '_'));
    const content = fc.uint8Array({ maxLength: 200 });
    const part = fc.record({
      name,
      filename: fc.option(
        name.filter((each) => each !== ''),
        { nil: undefined },
      ),
      text,
      content,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        async (parts, lengths) => {
          const form = new FormData();
          for (const each of parts) {
            if (each.filename === undefined) form.append(each.name, each.text);
            else form.append(each.name, new Blob([each.content]), each.filename);
          }
          const written = new Response(form);
          const boundary = boundaryFrom(written.headers.get('content-type') ?? '') ?? '';
          const bytes = new Uint8Array(await written.arrayBuffer());
          const wanted = parts.map((each) => [
            each.name,
            each.filename,
            each.filename === undefined ? new TextEncoder().encode(each.text) : each.content,
          ]);
          expect(await partsOf(cut(bytes, lengths), boundary)).toEqual(wanted);
        },
      ),
    );
  });

  test('skips what is not read of a part', async () => {
    const bytes = new TextEncoder().encode(
      ['a', 'b', 'c']
        .map((name) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${'text '.repeat(9)}\r\n`)
        .join('') + '--x--',
    );
    const names: string[] = [];
    for await (const { name, content } of splitMultipart(cut(bytes, [7]), 'x')) {
      names.push(name);
      if (name === 'b') for await (const _ of content) break;
    }
    expect(names).toEqual(['a', 'b', 'c']);
  });

  test('leaves the source alone when nobody wants the rest', async () => {
    let isClosed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n');
      } finally {
        isClosed = true;
      }
    }
    for await (const { name } of splitMultipart(source(), 'x')) {
      expect(name).toBe('a');
      break;
    }
    expect(isClosed).toBe(true);
  });
});

test.each([
  ['name="a"; filename="\\"', 'a', '\\'],
  ['name="\\"; filename="C:\\dir\\x y.txt"', '\\', 'C:\\dir\\x y.txt'],
  ['name="a \\"b\\" c"; filename="\\"d\\""', 'a "b" c', '"d"'],
  ['name="a%22;"; filename=%22', 'a";', '"'],
  ['name=a; filename=""', 'a', ''],
])('the names of form-data; %s', (names, name, filename) => {
  const head = readHead(`Content-Disposition: form-data; ${names}`);
  expect([head.name, head.filename]).toEqual([name, filename]);
});

test.each([
  ['Content-Disposition: form-data; name=a\r\ncontent-disposition: form-data; name=b'],
  ['Content-Disposition: form-data; name=a; NAME="b"'],
  ['Content-Disposition: form-data; name=a; filename=b; filename="c"'],
  ['Content-Disposition: form-data; name=a\r\nContent-Type: a/b\r\nContent-Type: c/d'],
])('a head that says something twice is refused: %j', (text) => {
  expect(() => readHead(text)).toThrow('The request is not valid.');
});

test('a name in two notations, and other headers, may be there twice', () => {
  const head = readHead(
    "X-A: 1\r\nContent-Disposition: form-data; name=a; filename=b; filename*=UTF-8''c\r\nX-A: 2",
  );
  expect(head).toEqual({ name: 'a', filename: 'b', contentType: undefined });
});

test('names are read in linear time', () => {
  const long = '\\"'.repeat(50_000);
  expect(readHead(`Content-Disposition: form-data; name="a${long}"`).name.length).toBeGreaterThan(50_000);
  expect(() => readHead(`Content-Disposition: form-data; name${long}`)).toThrow('The request is not valid.');
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; boundary="a b?c"', 'a b?c'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=""', undefined],
  ['multipart/form-data; boundary="a "', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
])('the boundary of %s', (contentType, boundary) => {
  expect(boundaryFrom(contentType)).toBe(boundary);
});
