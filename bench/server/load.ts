import { answersPerSecond } from '../http-load.ts';
import { HOST } from './listen.ts';
import { routes } from './requests.ts';

/**
 * Sends one request repeatedly and prints the number of responses per second. Usage: `node load.ts PORT ROUTE
 * CONNECTIONS MILLISECONDS`.
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
const rate = await answersPerSecond({
  host: HOST,
  port: Number(port),
  next: () => request,
  status: exchange.status,
  connections: Number(connections),
  duration: Number(duration),
});
console.log(JSON.stringify(rate));
