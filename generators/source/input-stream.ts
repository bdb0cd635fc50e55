import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes that are read at once: what a pipe of Linux holds. */
const PIECE = 65_536;

/** Milliseconds between two looks at a pipe that does not wait for its writer. */
const PAUSE = 5;

/**
 * Whether a path is read once, from its beginning to its end, and lies in no folder of its own: standard input, a process
 * substitution of a shell (`<(…)`), a named pipe.
 */
export function isInputStream(path: string): boolean {
  if (descriptorOf(path) !== undefined) return true;
  try {
    const status = statSync(path);
    return status.isFIFO() || status.isSocket() || status.isCharacterDevice();
  } catch {
    return false;
  }
}

/** What such a path gives until its end, or until it is larger than `limit` bytes. Throws as `readFileSync` does. */
export function readInputStream(path: string, limit: number): Buffer {
  // A socket, which a program may give another one as standard input, can be read but not opened.
  const given = descriptorOf(path);
  if (given !== undefined) return readWhole(given, limit);
  const descriptor = openSync(path, 'r');
  try {
    return readWhole(descriptor, limit);
  } finally {
    closeSync(descriptor);
  }
}

function descriptorOf(path: string): number | undefined {
  if (path === '/dev/stdin') return 0;
  const [, number] = /^\/(?:dev|proc\/self)\/fd\/(\d{1,9})$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}

function readWhole(descriptor: number, limit: number): Buffer {
  const pieces: Buffer[] = [];
  let size = 0;
  while (size <= limit) {
    const piece = Buffer.allocUnsafe(PIECE);
    const length = readPiece(descriptor, piece);
    if (length === 0) break;
    pieces.push(piece.subarray(0, length));
    size += length;
  }
  return Buffer.concat(pieces, size);
}

/** Waits where the system would have us ask again. */
function readPiece(descriptor: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, piece);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
