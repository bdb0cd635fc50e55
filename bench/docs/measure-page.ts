import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { repository } from '../places.ts';
import { median } from '../statistics.ts';
import { serveFolder } from './static-server.ts';
import type { SiteFolder } from './sites.ts';

/** Maximum milliseconds for a page to show the operation, and for axe to check it. */
const PATIENCE = 60_000;

export interface PageFigures {
  /** KiB of all bodies until the network is quiet, compressed. */
  readonly kibibytes: number;
  /** Milliseconds from the navigation until the operation is on the screen, median. */
  readonly milliseconds: number;
  /** MiB of the heap of scripts, after a collection. */
  readonly heap: number;
  /** Rules and nodes that violate them; undefined if axe did not finish. */
  readonly axe: string | undefined;
  /** Characters of text that a reader without scripts sees. */
  readonly text: number;
}

/** Measures a page in a new browser. */
export async function measurePage(
  browser: Browser,
  { folder, page: path, behindLink }: SiteFolder,
  { wanted, rounds }: { readonly wanted: string; readonly rounds: number },
): Promise<PageFigures> {
  const server = await serveFolder(folder);
  let url = `${server.origin}/${path}`;
  const visit = async <T>(
    look: (page: Page) => Promise<T>,
    options: BrowserContextOptions = {},
  ): Promise<T> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    try {
      const page = await context.newPage();
      await page.addInitScript({ content: `{ const wanted = ${JSON.stringify(wanted)}; ${watch} }` });
      return await look(page);
    } finally {
      await context.close();
    }
  };
  try {
    const link = await visit((page) => openFirst(page, url, behindLink));
    url = new URL(link, url).href;
    server.takeBytes();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await visit(async (page) => {
          await page.goto(url, { waitUntil: 'commit' });
          const seen = await page.waitForFunction('globalThis.seenAfter', undefined, { timeout: PATIENCE });
          return Number(await seen.jsonValue());
        }),
      );
    }
    server.takeBytes();
    const [kibibytes, heap, axe] = await visit(async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.waitForFunction('globalThis.seenAfter', undefined, { timeout: PATIENCE });
      return [server.takeBytes() / 1_024, await heapOf(page), await axeOf(page)] as const;
    });
    const text = await visit(
      async (page) => {
        await page.goto(url);
        return (await page.locator('body').innerText()).length;
      },
      { javaScriptEnabled: false },
    );
    return { kibibytes, milliseconds: median(times), heap, axe, text };
  } finally {
    server.close();
  }
}

/** A name without the separators that peers put between its words. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/**
 * Opens the page for the first time, which fills the server's cache, and finds the link to an operation if one is
 * needed.
 */
async function openFirst(page: Page, url: string, id: string | undefined): Promise<string> {
  await page.goto(url, { waitUntil: 'load' });
  if (id === undefined) return '';
  await page.locator('a[href^="#/"]').first().waitFor({ state: 'attached', timeout: PATIENCE });
  const links = await page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  return links.find((link) => bare(link).endsWith(bare(id))) ?? '';
}

const watch = readFileSync(join(import.meta.dirname, 'watch.js'), 'utf8');

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

const axeSource = readFileSync(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');

async function axeOf(page: Page): Promise<string | undefined> {
  await page.evaluate(axeSource);
  const run = page.evaluate<string>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => `${violations.length}/${violations.flatMap(({ nodes }) => nodes).length}`)",
  );
  run.catch(() => {});
  return Promise.race([run, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))]);
}
