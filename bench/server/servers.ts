import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { output } from '../places.ts';
import { runForJson } from '../process.ts';
import type { BenchOptions, Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { checkServer } from './check.ts';
import { contestants, type Contestant } from './contestants.ts';
import { generateServer } from './generated.ts';
import { routes } from './requests.ts';

const CONNECTIONS = 32;
/** The target ratio of our rate to that of the bare server. */
const TARGET = 0.75;

/** How long is measured. */
interface Plan {
  readonly rounds: number;
  /** Milliseconds of one run. */
  readonly duration: number;
  /** Milliseconds of load on each route of each server before anything is measured. */
  readonly warmUp: number;
}

const plans: Readonly<Record<'whole' | 'brief', Plan>> = {
  whole: { rounds: 7, duration: 2_000, warmUp: 3_000 },
  brief: { rounds: 3, duration: 1_000, warmUp: 1_500 },
};

/** A contestant that listens. */
interface Running {
  readonly contestant: Contestant;
  readonly child: ChildProcess;
  readonly port: number;
}

type Route = keyof typeof routes;

/** Requests per second of servers with the same two routes, with validation. */
export async function benchServers({ brief }: BenchOptions): Promise<Section> {
  const plan = brief ? plans.brief : plans.whole;
  await generateServer(join(import.meta.dirname, 'issues.yaml'), output.issues);
  const running: Running[] = [];
  try {
    for (const contestant of contestants) running.push(await start(contestant));
    for (const { contestant, port } of running) await checkServer(contestant, port);
    const create = await measure(running, 'create', plan);
    const list = await measure(running, 'list', plan);
    return sectionOf({ create, list }, plan);
  } finally {
    for (const { child } of running) child.disconnect();
  }
}

async function start(contestant: Contestant): Promise<Running> {
  const { file, variant } = contestant;
  const script = join(import.meta.dirname, 'serve.ts');
  const child = fork(script, variant === undefined ? [file] : [file, variant], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [number | null];
  if (child.exitCode !== null || port === null) throw new Error(`${file} does not start.`);
  return { contestant, child, port };
}

/** Medians of requests per second, in the order of the contestants. */
async function measure(
  running: readonly Running[],
  route: Route,
  { rounds, duration, warmUp }: Plan,
): Promise<readonly number[]> {
  for (const { port } of running) await load(port, route, warmUp);
  const runs = await alternate(
    rounds,
    Object.fromEntries(
      running.map(({ port }, index) => [`contestant ${index}`, () => load(port, route, duration)]),
    ),
  );
  return [...runs.values()].map(median);
}

function load(port: number, route: Route, duration: number): Promise<number> {
  return runForJson<number>([
    join(import.meta.dirname, 'load.ts'),
    ...[port, route, CONNECTIONS, duration].map(String),
  ]);
}

function sectionOf(
  rates: Readonly<Record<Route, readonly number[]>>,
  { rounds, duration, warmUp }: Plan,
): Section {
  const ratios = (route: Route): readonly number[] =>
    rates[route].map((rate) => rate / (rates[route][0] ?? Number.NaN));
  const [create, list] = [ratios('create'), ratios('list')];
  const rows = contestants.map(({ title, validates }, index) => [
    title,
    validates,
    (rates.create[index] ?? Number.NaN).toFixed(0),
    `**${(create[index] ?? Number.NaN).toFixed(2)}**`,
    (rates.list[index] ?? Number.NaN).toFixed(0),
    `**${(list[index] ?? Number.NaN).toFixed(2)}**`,
  ]);
  const ours = contestants.flatMap(({ file, variant }, index) =>
    file === 'forgespec.ts' ? [{ variant, least: Math.min(create[index] ?? 0, list[index] ?? 0) }] : [],
  );
  const verdicts = ours.map(
    ({ variant, least }) =>
      `on ${variant} ${least >= TARGET ? 'holds' : 'does not hold'} (${least.toFixed(2)})`,
  );
  return {
    title: 'Servers',
    remark:
      `Requests a second over loopback and their ratio to bare node:http. Create takes a JSON body of ${kilobytes(routes.create.body)} kB and answers ` +
      `${kilobytes(JSON.stringify(routes.create.answer))} kB; list reads five query parameters and answers ${kilobytes(JSON.stringify(routes.list.answer))} kB. ${CONNECTIONS} connections, client and servers in ` +
      `processes of their own, ${rounds} rounds of ${duration / 1_000} s in turns after a collection of garbage and ${warmUp / 1_000} s of warm-up, medians; each server is first held to the same answers and refusals. ` +
      `Target: with requests and responses validated at least ${TARGET} of bare node:http on both routes: ${verdicts.join(', ')}.`,
    head: ['Server', 'Validates', 'Create, 1/s', 'Ratio', 'List, 1/s', 'Ratio'],
    rows,
  };
}

function kilobytes(text = ''): string {
  return (Buffer.byteLength(text) / 1_000).toFixed(1);
}
