import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { loadModel } from '../../generators/pipeline.ts';
import { cache, githubDocument, hostingDocument, repository } from '../places.ts';
import type { Usage } from '../process.ts';
import type { Section } from '../section.ts';
import { alternate, median } from '../statistics.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { buildSiteOf, firstOperation, siteOf, TOOLS, type Subject, type Tool } from './sites.ts';

const CHROMIUM = '/usr/bin/chromium';
const PAGE_ROUNDS = 5;
const BUILD_ROUNDS = 3;
const BUILDERS = ['forgespec', 'redocly build-docs'] as const satisfies readonly Tool[];

/** Our limits: for a first view, and for a build of GitHub's document. */
const LIMITS = { kibibytes: 40, milliseconds: 100, seconds: 8, mebibytes: 800 };

async function read(name: string, path: string, json: string): Promise<Subject> {
  mkdirSync(join(cache, 'docs'), { recursive: true });
  const { model } = await loadModel(path);
  if (model === undefined) throw new Error(`${path} was refused.`);
  return { name, path, json, model };
}

const subjects = {
  hosting: () => read('Hosting API', hostingDocument, join(repository, 'generated/openapi.json')),
  github: () => read("GitHub's document", githubDocument, githubDocument),
} as const;

/** The build time of sites, as whole processes into empty folders. */
export async function benchDocsBuild(): Promise<Section> {
  const rows: string[][] = [];
  for (const subject of [await subjects.hosting(), await subjects.github()]) {
    const runs = await alternate(
      BUILD_ROUNDS,
      Object.fromEntries(BUILDERS.map((tool) => [tool, () => buildSiteOf(subject, tool)])),
    );
    rows.push(...[...runs].map(([tool, usages]) => [subject.name, tool, ...buildCells(usages)]));
  }
  return {
    title: 'Building documentation',
    remark:
      `Whole processes into empty folders, ${BUILD_ROUNDS} rounds in turns, medians. Ours writes a page for each operation, schema and guide, ` +
      `twins in Markdown, the search index and the validators; the peer one page that renders in the browser. ` +
      `Limit for GitHub's document: ${LIMITS.seconds} s and ${LIMITS.mebibytes} MiB.`,
    head: ['Document', 'Tool', 'Seconds', 'Seconds of processors', 'Peak MiB'],
    rows,
  };
}

function buildCells(usages: readonly Usage[]): readonly string[] {
  const of = (figure: keyof Usage): number => median(usages.map((usage) => usage[figure]));
  return [of('seconds').toFixed(1), of('processor').toFixed(1), of('peak').toFixed(0)];
}

/** The waiting time of a reader who follows a link to an operation. */
export async function benchDocsPages(name: keyof typeof subjects): Promise<Section> {
  const subject = await subjects[name]();
  const wanted = firstOperation(subject.model).summary ?? '';
  const rows: string[][] = [];
  let floor: number | undefined;
  for (const tool of TOOLS) {
    if (BUILDERS.some((each) => each === tool)) await buildSiteOf(subject, tool);
    // A separate browser for each contestant, so that none is affected by earlier ones.
    const figures = await withBrowser((browser) =>
      measurePage(browser, siteOf(subject, tool), { wanted, rounds: PAGE_ROUNDS }),
    );
    floor ??= figures.milliseconds;
    rows.push([tool, ...pageCells(figures, floor)]);
  }
  return {
    title: `Reading documentation: ${subject.name}`,
    remark:
      `Headless Chromium with an empty cache over loopback, gzip, ${PAGE_ROUNDS} rounds, medians. KiB is all that the page loads; ` +
      'milliseconds are from the navigation until the first operation is on the screen, beside what a page takes that has its heading alone; axe as rules/nodes that break them; text is what a reader without scripts sees. ' +
      `Limit: ${LIMITS.kibibytes} KiB and ${LIMITS.milliseconds} ms.`,
    head: [
      'Tool',
      'KiB',
      'Milliseconds',
      'Of an empty page',
      'Heap MiB',
      'axe',
      'Characters without scripts',
    ],
    rows,
  };
}

async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** @param floor milliseconds that an empty page takes */
function pageCells(
  { kibibytes, milliseconds, heap, axe, text }: PageFigures,
  floor: number,
): readonly string[] {
  return [
    kibibytes.toFixed(1),
    milliseconds.toFixed(0),
    `× ${(milliseconds / floor).toFixed(1)}`,
    heap.toFixed(1),
    axe ?? 'gave up',
    String(text),
  ];
}
