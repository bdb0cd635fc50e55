import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes to read at once: the size of a pipe buffer on Linux. */
const PIECE = 65_536;

/** Milliseconds between two reads of a non-blocking pipe. */
const PAUSE = 5;

/**
 * Whether a path can be read only once, from its beginning to its end, and has no folder of its own: standard input, a
 * process substitution of a shell (`<(…)`), a named pipe.
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

/** The contents of such a path until its end, or until they exceed `limit` bytes. Throws as `readFileSync` does. */
export function readInputStream(path: string, limit: number): Buffer {
  // A socket, which a program may pass to another one as standard input, can be read but not opened.
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

/** Waits if the system reports that no data is available yet. */
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
