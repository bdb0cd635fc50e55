import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../places.ts';
import { runForJson } from '../process.ts';
import type { BenchOptions, Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { startService, type ServiceProcess } from './command.ts';
import { onDatabases } from './databases.ts';
import { routes, world } from './routes.ts';

const CONNECTIONS = 16;

/** How long is measured, in milliseconds. */
interface Plan {
  readonly rounds: number;
  readonly duration: number;
  readonly warmUp: number;
}

const plans = {
  whole: { rounds: 3, duration: 900, warmUp: 500 },
  brief: { rounds: 3, duration: 300, warmUp: 300 },
} as const;

/** Requests a second, route by route. */
interface Rates {
  readonly bare: readonly number[];
  readonly constant: readonly number[];
  readonly service: readonly number[];
}

/** Requests per second of the service, beside the same generated server without a service, and bare node:http. */
export async function benchServiceRates({ brief }: BenchOptions): Promise<Section> {
  const plan = brief ? plans.brief : plans.whole;
  const results = await onDatabases(async (database) => {
    const service = await startService(database);
    try {
      await fill(service);
      return await measureAll(service, plan);
    } finally {
      await service.stop();
    }
  });
  return {
    title: 'Service: requests a second',
    remark:
      `Over loopback, ${CONNECTIONS} connections, client and servers in processes of their own, ${plan.rounds} rounds of ${plan.duration / 1_000} s in turns after ${plan.warmUp / 1_000} s of warm-up, medians. ` +
      'Constant is the same generated server, with responses validated as in the service, whose handlers give what the service has answered; bare is node:http with the same bytes. ' +
      'The service authenticates, authorises and reads its database and its repositories for each request; a create stores a milestone.',
    head: ['Route', 'Database', 'Service, 1/s', 'Of constant', 'Of bare', 'Constant, 1/s', 'Bare, 1/s'],
    rows: routes.flatMap(({ title: route }, index) =>
      results.map(([title, { bare, constant, service }]) => {
        const [own = 0, same = 0, least = 0] = [service[index], constant[index], bare[index]];
        return [
          route,
          title,
          own.toFixed(0),
          `**${(own / same).toFixed(2)}**`,
          (own / least).toFixed(2),
          same.toFixed(0),
          least.toFixed(0),
        ];
      }),
    ),
  };
}

/** Makes the world of the routes. */
async function fill({ url }: ServiceProcess): Promise<void> {
  const response = await fetch(`${url}/-/forge/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(world),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function measureAll(service: ServiceProcess, plan: Plan): Promise<Rates> {
  const file = join(cache, 'service-answers.json');
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(await answersOf(service)));
  const bare = await startConstant('bare', file);
  const constant = await startConstant('generated', file);
  try {
    const rates: Record<keyof Rates, number[]> = { bare: [], constant: [], service: [] };
    const ports = { bare: bare.port, constant: constant.port, service: Number(new URL(service.url).port) };
    for (const index of routes.keys()) {
      for (const port of Object.values(ports)) await load(port, index, plan.warmUp, service.token);
      const runs = await alternate(
        plan.rounds,
        Object.fromEntries(
          Object.entries(ports).map(([name, port]) => [
            name,
            () => load(port, index, plan.duration, service.token),
          ]),
        ),
      );
      for (const name of ['bare', 'constant', 'service'] as const)
        rates[name].push(median(runs.get(name) ?? []));
    }
    return rates;
  } finally {
    bare.stop();
    constant.stop();
  }
}

/** The responses of the service to each route. */
async function answersOf({ url, token }: ServiceProcess): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (const { method, path, body, status } of routes) {
    const response = await fetch(`${url}/api/v4${path}`, {
      method,
      headers: {
        'private-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (response.status !== status) throw new Error(`${method} ${path}: ${response.status}`);
    answers.push(await response.json());
  }
  return answers;
}

async function startConstant(
  kind: 'bare' | 'generated',
  file: string,
): Promise<{ readonly port: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'constant.ts'), [kind, file]);
  const [port] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [number | null];
  if (child.exitCode !== null || port === null) throw new Error(`The ${kind} server does not start.`);
  return { port, stop: () => child.disconnect() };
}

function load(port: number, route: number, duration: number, token: string): Promise<number> {
  return runForJson<number>([
    join(import.meta.dirname, 'load.ts'),
    ...[port, route, CONNECTIONS, duration, token].map(String),
  ]);
}
