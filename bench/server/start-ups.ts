import { join } from 'node:path';
import { githubDocument, output } from '../places.ts';
import { runForJson } from '../process.ts';
import type { Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { generateServer } from './generated.ts';

const ROUNDS = 11;
/** Milliseconds that a start may take. */
const TARGET = 500;

/** How long the generated server of GitHub's document takes to start. */
export async function benchStartUps(): Promise<Section> {
  await generateServer(githubDocument, output.githubServer);
  const script = join(import.meta.dirname, 'start-up.ts');
  const runs = await alternate(ROUNDS, {
    'node:http': () => runForJson<number>([script, 'node']),
    Fastify: () => runForJson<number>([script, 'fastify']),
  });
  return {
    title: "Start-up of the server of GitHub's document",
    remark:
      `Milliseconds from the import of the generated server until it listens, ${ROUNDS} processes each, files in the cache of the system. ` +
      `Nothing is compiled and no contract is loaded before the first request of its operation. Target: less than ${TARGET} ms.`,
    head: ['On', 'Median ms', 'Least ms', 'Target'],
    rows: [...runs].map(([name, times]) => [
      name,
      median(times).toFixed(0),
      Math.min(...times).toFixed(0),
      median(times) < TARGET ? 'holds' : 'does not hold',
    ]),
  };
}
