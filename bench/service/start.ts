import { setTimeout as wait } from 'node:timers/promises';
import type { BenchOptions, Section } from '../section.ts';
import { median } from '../statistics.ts';
import { startService } from './command.ts';
import { onDatabases, type MeasuredDatabase } from './databases.ts';

/** Target milliseconds and MiB of the service. */
const targets = { answer: 1_000, memory: 150 } as const;
/** Milliseconds after the first response at which memory is measured. */
const REST = 3_000;

/** How long the service takes to its first response, and its memory at rest. */
export async function benchServiceStart({ brief }: BenchOptions): Promise<Section> {
  const rounds = brief ? 3 : 11;
  const results = await onDatabases((database) => measure(database, rounds));
  return {
    title: 'Service: start and memory',
    remark:
      `The command \`npm start\` on new data: from the start of the process to the end of its first response, which includes the making of the database and of the first administrator, ` +
      `and its resident memory ${REST / 1_000} s later. ${rounds} processes each, medians; that of PostgreSQL itself is not counted. ` +
      `Targets: less than ${targets.answer} ms and ${targets.memory} MiB.`,
    head: ['Database', 'First answer, ms', 'Target', 'Memory, MiB', 'Target'],
    rows: results.map(([title, { answer, memory }]) => [
      title,
      answer.toFixed(0),
      answer < targets.answer ? 'holds' : 'does not hold',
      memory.toFixed(0),
      memory < targets.memory ? 'holds' : 'does not hold',
    ]),
  };
}

async function measure(
  database: MeasuredDatabase,
  rounds: number,
): Promise<{ readonly answer: number; readonly memory: number }> {
  const answers: number[] = [];
  const memories: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(database);
    answers.push(service.untilAnswer);
    await wait(REST);
    memories.push(service.memory());
    await service.stop();
  }
  return { answer: median(answers), memory: median(memories) };
}
