import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emitters } from '../generators/emit/registry.ts';
import { OutputSnapshot } from '../generators/output/output-snapshot.ts';
import { writeOutput } from '../generators/output/write.ts';
import { Regenerator } from '../generators/regenerate/regenerator.ts';
import { SiteBuilder } from '../generators/site/site-builder.ts';
import { FollowingProcess } from './following-process.ts';
import { cache, githubDocument, hostingDocument } from './places.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** Edits of each document. The first has a row of its own; it and the second are not part of the others. */
const EDITS = 5;
const UNCOUNTED = 2;
/** Milliseconds between an edit in a process and the next. */
const PAUSE = 100;

/** Milliseconds of wall time, and of all processors together if known. */
interface Taken {
  readonly clock: number;
  readonly processor?: number;
}

/** A document that is edited, and the target milliseconds for an edit. */
interface Edited {
  readonly name: string;
  readonly document: string;
  /** The file that is edited, relative to the folder of the document. */
  readonly file: string;
  /** The text before the properties of the schema that gets another property, and the property. */
  readonly before: RegExp;
  readonly property: (number: number) => string;
  /** The same with a description that is different each time. */
  readonly described: (number: number) => string;
  /** A page that shows the schema. */
  readonly page: string;
  /** An operation whose description is edited, as that of the schema is. */
  readonly operation: PageEdit;
  readonly target: number;
}

/** An edit that the documentation shows. */
interface PageEdit extends Pick<Edited, 'file' | 'before' | 'described'> {
  /** Path of the page that somebody has open. */
  readonly page: string;
}

/** Target milliseconds for the documentation after a changed description. */
const PAGE_TARGET = 200;

const documents: readonly Edited[] = [
  {
    name: 'hosting API',
    document: hostingDocument,
    file: 'components/schemas/milestone.yaml',
    before: /^ +properties:\n/m,
    property: (number) => `    edited_${number}: { type: string }\n`,
    described: (number) => `    edited: { type: string, description: Edit ${number}. }\n`,
    page: 'schemas/milestone-schema.html',
    operation: {
      file: 'paths/milestones.yaml',
      before: /description: /,
      described: (number) => `Edit ${number}. `,
      page: 'operations/list-project-milestones.html',
    },
    target: 150,
  },
  {
    name: "GitHub's document",
    document: githubDocument,
    file: basename(githubDocument),
    before: /"simple-user":\s*\{[^]*?"properties":\s*\{/,
    property: (number) => `"edited_${number}": { "type": "string" },`,
    described: (number) => `"edited": { "type": "string", "description": "Edit ${number}." },`,
    page: 'schemas/simple-user-schema.html',
    operation: {
      file: basename(githubDocument),
      before: /"summary":\s*"List repository issues",\s*"description":\s*"/,
      described: (number) => `Edit ${number}. `,
      page: 'operations/issues-list-for-repo.html',
    },
    target: 400,
  },
];

/** The waiting time for an edit: until all outputs are on the disk, in a running process and in the next one. */
export async function benchEdits(): Promise<Section> {
  const rows: string[][] = [];
  for (const each of documents) {
    const folder = join(cache, 'edited');
    rmSync(folder, { recursive: true, force: true });
    cpSync(dirname(each.document), folder, { recursive: true });
    const document = join(folder, basename(each.document));
    const edits = await editAgain(each, document);
    rows.push(row(`${each.name}, one more property, the first edit`, edits.slice(0, 1), each.target));
    rows.push(row(`${each.name}, the same, later edits`, edits.slice(UNCOUNTED), each.target));
    rows.push(row(`${each.name}, the same in \`dev\``, await editInProcess(each, document), each.target));
    rows.push(
      row(
        `${each.name}, a description of a schema in the site, all pages`,
        await describeAgain(each, document),
        PAGE_TARGET,
      ),
      row(
        `${each.name}, the same, the open page`,
        await describeAgain(each, document, each.page),
        PAGE_TARGET,
      ),
      row(
        `${each.name}, a description of an operation, the open page`,
        await describeAgain(each.operation, document, each.operation.page),
        PAGE_TARGET,
      ),
    );
  }
  return {
    title: 'Edits',
    remark:
      `Milliseconds until all files are on the disk, with the emitters that run by default. An edit adds a property to a schema, ${EDITS} edits after the first ${UNCOUNTED}; ` +
      'in `dev` it is measured from the save until the process says that it has written, so that the wait of the watcher counts; in the site, until all files are made in memory, or only the page that somebody has open, from the text on the disk. ' +
      'The time of the processors says more where other work shares the machine.',
    head: ['What', 'Median ms', 'Least ms', 'Processors, median ms', 'Target'],
    rows,
  };
}

/** The texts of a file, each with one more edit. */
function* editsOf(
  { file, before }: Pick<Edited, 'file' | 'before'>,
  document: string,
  added: (number: number) => string,
): Generator<string> {
  const edited = join(dirname(document), file);
  const text = readFileSync(edited, 'utf8');
  try {
    for (let number = 1; number <= UNCOUNTED + EDITS; number += 1) {
      writeFileSync(
        edited,
        text.replace(before, (found) => found + added(number)),
      );
      yield edited;
    }
  } finally {
    writeFileSync(edited, text);
  }
}

async function editAgain(each: Edited, document: string): Promise<readonly Taken[]> {
  const folder = join(dirname(document), 'api');
  const snapshot = new OutputSnapshot();
  const chosen = emitters.filter(({ onRequest }) => onRequest !== true);
  const regenerator = new Regenerator({ document, emitters: chosen });
  const run = async (changed?: ReadonlySet<string>): Promise<void> => {
    const { output, findings } = await regenerator.run(changed);
    if (output === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
    const { written } = writeOutput({ folder, output, force: false, snapshot });
    if (written.length === 0) throw new Error('The edit changed nothing.');
  };
  await run();
  return await measure(editsOf(each, document, each.property), run);
}

/** The same by the command, which waits until an editor has saved all files. */
async function editInProcess(each: Edited, document: string): Promise<readonly Taken[]> {
  const out = join(dirname(document), 'dev');
  const process = new FollowingProcess(
    ['dev', document, '--no-config', '--no-mock', '--no-docs', '--out', out],
    dirname(document),
  );
  try {
    await process.prints(/Watching/);
    const times: Taken[] = [];
    for (const _ of editsOf(each, document, each.property)) {
      const start = performance.now();
      await process.prints(/ written, /);
      times.push({ clock: performance.now() - start });
      // The watcher must see the next save as a separate one.
      await pause(PAUSE);
    }
    return times.slice(UNCOUNTED);
  } finally {
    await process.end();
  }
}

/** @param page path of the one that is waited for; all files unless given */
async function describeAgain(
  each: Omit<PageEdit, 'page'>,
  document: string,
  page?: string,
): Promise<readonly Taken[]> {
  const site = new SiteBuilder(document, { url: undefined, since: undefined, ledger: undefined });
  let last = '';
  const run = async (changed?: ReadonlySet<string>): Promise<void> => {
    const { pages, findings } = await site.run(changed);
    if (pages === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
    if (page === undefined || changed === undefined) await pages.all();
    if (page === undefined) return;
    const text = (await pages.find(page))?.text ?? '';
    if (text === last) throw new Error('The edit changed nothing.');
    last = text;
  };
  await run();
  const times = await measure(editsOf(each, document, each.described), run);
  return times.slice(UNCOUNTED);
}

/** The time of each edit. */
async function measure(
  edits: Iterable<string>,
  run: (changed: ReadonlySet<string>) => Promise<void>,
): Promise<readonly Taken[]> {
  const times: Taken[] = [];
  for (const edited of edits) {
    const start = performance.now();
    const used = process.cpuUsage();
    await run(new Set([edited]));
    const { user, system } = process.cpuUsage(used);
    times.push({ clock: performance.now() - start, processor: (user + system) / 1_000 });
  }
  return times;
}

function row(name: string, times: readonly Taken[], target: number): string[] {
  const clock = times.map((each) => each.clock);
  const processors = times.flatMap(({ processor }) => processor ?? []);
  return [
    name,
    median(clock).toFixed(0),
    Math.min(...clock).toFixed(0),
    processors.length === 0 ? '–' : median(processors).toFixed(0),
    `${target}: ${median(clock) <= target ? 'holds' : 'does not hold'}`,
  ];
}
