import { connect, type Socket } from 'node:net';
import { HOST } from './listen.ts';
import { routes } from './requests.ts';

/**
 * Sends one request over and over and prints how many answers a second came back. Each connection waits for its answer
 * before it sends again. The client does little more than to look for the end of each answer, so that it can keep a
 * server busy that runs on another core.
 * Usage: `node load.ts PORT ROUTE CONNECTIONS MILLISECONDS`.
 */
const [port = '', route = '', connections = '', duration = ''] = process.argv.slice(2);
const exchange = routes[route as keyof typeof routes];
const request = Buffer.from(
  [
    `${exchange.method} ${exchange.path} HTTP/1.1`,
    `host: ${HOST}:${port}`,
    ...(exchange.body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(exchange.body)}`]),
    '',
    exchange.body ?? '',
  ].join('\r\n'),
);
const statusLine = `HTTP/1.1 ${exchange.status} `;

let answers = 0;
const sockets = await Promise.all(Array.from({ length: Number(connections) }, () => open()));
const begin = performance.now();
for (const socket of sockets) {
  listenTo(socket);
  socket.write(request);
}
setTimeout(() => {
  const seconds = (performance.now() - begin) / 1_000;
  console.log(JSON.stringify(answers / seconds));
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
}, Number(duration));

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: HOST, port: Number(port), noDelay: true });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** Counts an answer as soon as all of it is there, and asks again. */
function listenTo(socket: Socket): void {
  let pending: Buffer = Buffer.alloc(0);
  let missing = 0;
  socket.on('data', (piece: Buffer) => {
    if (missing === 0) {
      pending = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
      const length = lengthOf(pending);
      if (length === undefined) return;
      missing = length - pending.length;
      pending = Buffer.alloc(0);
    } else {
      missing -= piece.length;
    }
    if (missing > 0) return;
    answers += 1;
    socket.write(request);
  });
  socket.on('close', () => fail('A connection was closed.'));
}

/** Bytes of the whole answer; undefined until its headers are there. */
function lengthOf(pending: Buffer): number | undefined {
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
