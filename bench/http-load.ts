import { connect, type Socket } from 'node:net';

/** What is sent again and again, and the answer that is right. */
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
 * Sends requests over and over and gives how many answers a second came back. Each connection waits for its answer before
 * it sends again. The client does little more than to look for the end of each answer, so that it can keep a server busy
 * that runs on another core. Ends the process where an answer is wrong.
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

/** Counts an answer as soon as all of it is there, and asks again. */
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

/** Bytes of the whole answer; undefined until its headers are there. */
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
