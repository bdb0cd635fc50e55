import { Readable } from 'node:stream';
import type { RepositoryContext } from '../context.ts';
import { ObjectNotFound } from '../errors.ts';
import { isId } from '../names.ts';
import type { Blob, BlobStream } from '../objects/types.ts';

const mebibyte = 1024 * 1024;

async function header(context: RepositoryContext, id: string): Promise<{ id: string; size: number }> {
  const object = isId(id) ? await context.tools.reader.info(context.folder, id) : undefined;
  if (object?.type !== 'blob') throw new ObjectNotFound(`No blob ${id.slice(0, 100)}`);
  return object;
}

/** A blob with its whole content. */
export async function readBlob(
  context: RepositoryContext,
  id: string,
  maxBytes = 100 * mebibyte,
): Promise<Blob> {
  if (!isId(id)) throw new ObjectNotFound(`No blob ${id.slice(0, 100)}`);
  const { size, content } = await context.tools.reader.content(context.folder, id, 'blob', maxBytes);
  return { id, size, content };
}

/** A blob as a stream. Large ones have a separate process. */
export async function streamBlob(context: RepositoryContext, id: string): Promise<BlobStream> {
  const { size } = await header(context, id);
  if (size <= mebibyte) {
    const { content } = await readBlob(context, id, mebibyte);
    return { id, size, stream: Readable.from([content], { objectMode: false }) };
  }
  const running = await context.stream(['cat-file', 'blob', id], { timeout: 3_600_000 });
  return { id, size, stream: outputOf(running) };
}

/** Milliseconds without reading after which a stream ends. */
const idle = 120_000;

/** The output of a process. It fails if the process does, and ends the process if it is closed early. */
export function outputOf(running: {
  readonly child: { readonly stdout: Readable };
  readonly ended: Promise<void>;
  stop(): void;
}): Readable {
  const generate = async function* (): AsyncGenerator<Buffer> {
    let timer: NodeJS.Timeout | undefined;
    try {
      for await (const part of running.child.stdout as AsyncIterable<Buffer>) {
        timer = setTimeout(() => running.stop(), idle);
        yield part;
        clearTimeout(timer);
      }
      await running.ended;
    } finally {
      clearTimeout(timer);
      running.stop();
    }
  };
  void running.ended.catch(() => undefined);
  const stream = Readable.from(generate(), { objectMode: false });
  // The generator of a stream never starts if the stream is closed before it is read.
  stream.once('close', () => running.stop());
  return stream;
}
