import { connect, type Socket } from 'node:net';

/** The request that is repeated, and its expected response. */
export interface LoadPlan {
  readonly host: string;
  readonly port: number;
  /** The bytes of the next request. */
  readonly next: () => Buffer;
  readonly status: number;
  readonly connections: number;
  /** Milliseconds. */
  readonly duration: number;
}

/**
 * Sends requests repeatedly and returns the number of responses per second. Each connection waits for its response
 * before it sends again. The client does little more than search for the end of each response, so that it can saturate
 * a server on another core. Ends the process if a response is wrong.
 */
export async function answersPerSecond(plan: LoadPlan): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: plan.connections }, () => open(plan)));
  const count = { answers: 0 };
  const begin = performance.now();
  for (const socket of sockets) {
    listenTo(socket, plan, count);
    socket.write(plan.next());
  }
  await new Promise((resolve) => void setTimeout(resolve, plan.duration));
  const rate = count.answers / ((performance.now() - begin) / 1_000);
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return rate;
}

function open({ host, port }: LoadPlan): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** Counts a response as soon as it is complete, and sends the next request. */
function listenTo(socket: Socket, { next, status }: LoadPlan, count: { answers: number }): void {
  const statusLine = `HTTP/1.1 ${status} `;
  let pending: Buffer = Buffer.alloc(0);
  let missing = 0;
  socket.on('data', (piece: Buffer) => {
    if (missing === 0) {
      pending = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
      const length = lengthOf(pending, statusLine);
      if (length === undefined) return;
      missing = length - pending.length;
      pending = Buffer.alloc(0);
    } else {
      missing -= piece.length;
    }
    if (missing > 0) return;
    count.answers += 1;
    socket.write(next());
  });
  socket.on('close', () => fail('A connection was closed.'));
}

/** Bytes of the whole response; undefined until its headers are complete. */
function lengthOf(pending: Buffer, statusLine: string): number | undefined {
  const end = pending.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = pending.toString('latin1', 0, end);
  if (!head.startsWith(statusLine)) return fail(`The answer is ${head}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? fail('The answer does not say how long it is.') : end + 4 + Number(length);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
