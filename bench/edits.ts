import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { emitters } from '../generators/emit/registry.ts';
import { KnownFiles } from '../generators/output/known-files.ts';
import { writeOutput } from '../generators/output/write.ts';
import { Regenerator } from '../generators/regenerate/regenerator.ts';
import { cache, githubDocument, hostingDocument, repository } from './places.ts';
import { measureProcess } from './process.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** Edits of each document, after two that are not counted: the first loads what other threads did before. */
const EDITS = 5;
const UNCOUNTED = 2;
const PROCESSES = 5;

/** Milliseconds on the clock, and of all processors together. */
interface Taken {
  readonly clock: number;
  readonly processor: number;
}

/** A document that is edited, and the milliseconds that an edit and a process without one may take. */
interface Edited {
  readonly name: string;
  readonly document: string;
  /** The file that is edited, relative to the folder of the document. */
  readonly file: string;
  /** What stands before the properties of the schema that gets another one, and the property. */
  readonly before: RegExp;
  readonly property: (number: number) => string;
  readonly target: number;
}

/** Milliseconds that a process may take where nothing has changed. */
const UNCHANGED_TARGET = 300;

const documents: readonly Edited[] = [
  {
    name: 'hosting API',
    document: hostingDocument,
    file: 'components/schemas/milestone.yaml',
    before: /^ +properties:\n/m,
    property: (number) => `    edited_${number}: { type: string }\n`,
    target: 150,
  },
  {
    name: "GitHub's document",
    document: githubDocument,
    file: basename(githubDocument),
    before: /"simple-user":\s*\{[^]*?"properties":\s*\{/,
    property: (number) => `"edited_${number}": { "type": "string" },`,
    target: 400,
  },
];

/** How long people wait for an edit: until all outputs are on the disk, in a process that goes on and in the next one. */
export async function benchEdits(): Promise<Section> {
  const rows: string[][] = [];
  for (const each of documents) {
    const folder = join(cache, 'edited');
    rmSync(folder, { recursive: true, force: true });
    cpSync(dirname(each.document), folder, { recursive: true });
    const document = join(folder, basename(each.document));
    rows.push(row(`${each.name}, one more property`, await editAgain(each, document), each.target));
    rows.push(row(`${each.name}, a process with nothing to do`, await runAgain(document), UNCHANGED_TARGET));
  }
  return {
    title: 'Edits',
    remark:
      `Milliseconds until all files are on the disk, with all emitters. An edit adds a property to a schema, ${EDITS} edits after the first ${UNCOUNTED}; ` +
      `a process is one of ${PROCESSES} that find in the cache that nothing has changed, from its start to its end. The time of the processors says more where other work shares the machine.`,
    head: ['What', 'Median ms', 'Least ms', 'Processors, median ms', 'Target'],
    rows,
  };
}

async function editAgain({ file, before, property }: Edited, document: string): Promise<readonly Taken[]> {
  const edited = join(dirname(document), file);
  const text = readFileSync(edited, 'utf8');
  const folder = join(dirname(document), 'api');
  const known = new KnownFiles();
  const regenerator = new Regenerator({ document, emitters });
  const times: Taken[] = [];
  try {
    for (let number = 0; number <= UNCOUNTED + EDITS; number += 1) {
      if (number > 0)
        writeFileSync(
          edited,
          text.replace(before, (found) => found + property(number)),
        );
      const start = performance.now();
      const used = process.cpuUsage();
      const { output, findings } = await regenerator.run(number === 0 ? undefined : new Set([edited]));
      if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
      const { written } = writeOutput({ folder, output, force: false, known });
      if (written.length === 0) throw new Error('The edit changed nothing.');
      const { user, system } = process.cpuUsage(used);
      if (number > UNCOUNTED)
        times.push({ clock: performance.now() - start, processor: (user + system) / 1_000 });
    }
  } finally {
    await regenerator.end();
  }
  return times;
}

async function runAgain(document: string): Promise<readonly Taken[]> {
  const out = join(dirname(document), 'again');
  const command = [
    join(repository, 'generators/cli/main.ts'),
    'generate',
    document,
    '--no-config',
    '--out',
    out,
  ];
  await measureProcess(command, cache);
  const times: Taken[] = [];
  for (let number = 0; number < PROCESSES; number += 1) {
    const { seconds, processor } = await measureProcess(command, cache);
    times.push({ clock: seconds * 1_000, processor: processor * 1_000 });
  }
  return times;
}

function row(name: string, times: readonly Taken[], target: number): string[] {
  const clock = times.map((each) => each.clock);
  return [
    name,
    median(clock).toFixed(0),
    Math.min(...clock).toFixed(0),
    median(times.map((each) => each.processor)).toFixed(0),
    `${target}: ${median(clock) <= target ? 'holds' : 'does not hold'}`,
  ];
}
