import { answersPerSecond } from '../http-load.ts';
import { routes } from './routes.ts';

/**
 * Sends the requests of one route and prints the number of responses per second. Usage: `node load.ts PORT ROUTE
 * CONNECTIONS MILLISECONDS TOKEN`, the route by its number.
 */
const [port = '', route = '', connections = '', duration = '', token = ''] = process.argv.slice(2);
const measured = routes[Number(route)];
if (measured === undefined) throw new Error(`There is no route ${route}.`);
const { method, path, body, status } = measured;
// Unique within a run and between runs, and all of the same length.
let number = Date.now() * 1_000;
const rate = await answersPerSecond({
  host: '127.0.0.1',
  port: Number(port),
  next() {
    number += 1;
    const content = body?.replace('{n}', String(number));
    return Buffer.from(
      [
        `${method} /api/v4${path} HTTP/1.1`,
        `host: 127.0.0.1:${port}`,
        `private-token: ${token}`,
        ...(content === undefined
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
        '',
        content ?? '',
      ].join('\r\n'),
    );
  },
  status,
  connections: Number(connections),
  duration: Number(duration),
});
console.log(JSON.stringify(rate));
