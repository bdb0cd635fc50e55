import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingDocument, output } from '../places.ts';
import { runForJson } from '../process.ts';
import type { Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { bundle } from './bundle.ts';
import type { Times } from './caller.ts';
import { clients, contestants, type Contestant } from './contestants.ts';
import { generateClientOf } from './ours.ts';
import { generatePeers } from './peers.ts';
import { project } from './project.ts';

const ROUNDS = 9;
/** The target ratio of our time to that of bare fetch. */
const TARGET = 1.03;

/** Microseconds of one call over loopback. */
export async function benchCalls(): Promise<Section> {
  const service = fork(join(import.meta.dirname, 'service.ts'));
  try {
    const [port] = (await once(service, 'message')) as [number];
    const baseUrl = `http://127.0.0.1:${port}/api/v4`;
    await generatePeers(baseUrl);
    await generateClientOf(hostingDocument, output.hosting);
    const callers: Record<string, () => Promise<Times>> = {};
    for (const [index, contestant] of contestants.entries()) {
      const file = join(clients, `caller-${index}.mjs`);
      writeFileSync(file, await bundle(programOf(contestant, baseUrl), { minify: false, platform: 'node' }));
      callers[contestant.title] = () => runForJson<Times>([join(import.meta.dirname, 'caller.ts'), file]);
    }
    return sectionOf(await alternate(ROUNDS, callers));
  } finally {
    service.disconnect();
  }
}

function programOf({ setUp, call }: Contestant, baseUrl: string): string {
  return `
    const baseUrl = ${JSON.stringify(baseUrl)};
    const token = 'secret';
    ${setUp}
    export const call = () => ${call};`;
}

function sectionOf(runs: ReadonlyMap<string, readonly Times[]>): Section {
  const [bare = []] = runs.values();
  /** For each round, the ratio of the time to that of bare fetch in the same round. */
  const ratioOf = (times: readonly Times[], figure: keyof Times) =>
    median(times.map((time, round) => time[figure] / (bare[round]?.[figure] ?? Number.NaN)));
  const ours = ratioOf(runs.get('**forgespec**') ?? [], 'wall');
  return {
    title: 'Calls of the client',
    remark:
      `Microseconds of a call over loopback, answered with ${(Buffer.byteLength(project) / 1_000).toFixed(1)} kB of JSON, one after the other. Each client is bundled; ` +
      `${ROUNDS} rounds in turns, each with a new process of each client that warms up first, as clients differ from process to process. Ratios are medians of the rounds, each over bare fetch in the same ` +
      `round; that of the processor's time in the client's process is disturbed less by what else runs. ` +
      `Target: at most ${TARGET} of the time of bare fetch: ${ours <= TARGET ? 'holds' : 'does not hold'} (${ours.toFixed(3)}).`,
    head: ['Client', 'µs, median', 'µs, least', 'Ratio', 'µs of the processor', 'Ratio'],
    rows: [...runs].map(([title, times]) => [
      title,
      median(times.map(({ wall }) => wall)).toFixed(0),
      Math.min(...times.map(({ wall }) => wall)).toFixed(0),
      `**${ratioOf(times, 'wall').toFixed(2)}**`,
      median(times.map(({ processor }) => processor)).toFixed(0),
      ratioOf(times, 'processor').toFixed(2),
    ]),
  };
}
