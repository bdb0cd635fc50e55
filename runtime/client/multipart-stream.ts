import type { Written } from './operation.ts';

/** A part of a form: a text, or a file with its name. */
export interface FormPart {
  readonly name: string;
  readonly content: string | Blob | ReadableStream<Uint8Array>;
  readonly fileName: string | undefined;
}

/**
 * Writes a form part by part, with texts as they are: `FormData` would change their line ends. If one of the files is a
 * stream, the body is a stream too, so that no file has to be read into memory.
 */
export function writeParts(parts: readonly FormPart[], contentType: string): Written {
  const boundary = `form-${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  const pieces = [
    ...parts.flatMap((part) => [headOf(part, boundary), part.content, '\r\n']),
    `--${boundary}--\r\n`,
  ];
  return {
    body: pieces.some((piece) => piece instanceof ReadableStream)
      ? streamPieces(pieces)
      : new Blob(pieces as (string | Blob)[]),
    duplex: 'half',
    headers: { 'content-type': `${contentType}; boundary=${boundary}` },
  };
}

function streamPieces(pieces: readonly FormPart['content'][]): ReadableStream<Uint8Array> {
  const chunks = chunksOf(pieces);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* chunksOf(
  pieces: readonly FormPart['content'][],
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const piece of pieces) yield* bytesOf(new Response(piece).body as ReadableStream<Uint8Array>);
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

function headOf({ name, content, fileName }: FormPart, boundary: string): string {
  const file = fileName === undefined ? '' : `; filename="${quote(fileName)}"`;
  const type =
    typeof content === 'string'
      ? ''
      : `content-type: ${(content instanceof Blob && content.type) || 'application/octet-stream'}\r\n`;
  return `--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"${file}\r\n${type}\r\n`;
}

/** Escapes names as browsers do (HTML Standard, multipart form data). */
function quote(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent);
}
