import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { byteStream } from '../../http/byte-stream.ts';

test('bytes that nobody has read let go of what is behind them', () => {
  const stream = Readable.from([Buffer.from('a')]);
  byteStream(stream).destroy();
  expect(stream.destroyed).toBe(true);
});

test('a reader that stops lets go of the rest', async () => {
  const stream = Readable.from([Buffer.from('a'), Buffer.from('b')]);
  for await (const piece of byteStream(stream)) {
    expect(Buffer.from(piece).toString()).toBe('a');
    break;
  }
  expect(stream.destroyed).toBe(true);
});

test('a stream of texts is refused', async () => {
  const pieces = byteStream(Readable.from(['a']))[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toThrow(TypeError);
});
