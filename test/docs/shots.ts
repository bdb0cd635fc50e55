import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { addressOf, hasChromium, serveFiles } from './browser-site.ts';
import { datedSite } from './dated-site.ts';
import { siteOf } from './site-files.ts';

/** Screenshots of each kind of page at three widths, light and dark, for people to look at: `npm run docs:shots`. */
const FOLDER = process.argv[2] ?? 'shots';
const WIDTHS = [1280, 768, 360];
const HEIGHT = 900;
const SCHEMES = ['light', 'dark'] as const;

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What is done on the page before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: 'home', path: 'index' },
  { name: 'family', path: 'families/member-roles' },
  { name: 'list', path: 'operations/list-projects' },
  {
    name: 'list-scrolled',
    path: 'operations/list-projects',
    act: (page) => page.evaluate('scrollTo(0, 2500)'),
  },
  { name: 'create', path: 'operations/create-group-member-role' },
  { name: 'download', path: 'operations/download-repository-archive' },
  { name: 'schema', path: 'schemas/member-role-schema' },
  { name: 'guide', path: 'guides/authentication' },
  { name: 'errors', path: 'errors' },
  { name: 'status', path: 'errors/404' },
  { name: 'not-found', path: '404' },
  { name: 'search', path: 'index', act: search },
  { name: 'try', path: 'operations/create-group-member-role', act: openTry },
  { name: 'menu', path: 'operations/list-projects', act: openMenu },
];

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('member role');
  await page.locator('#results a').first().waitFor();
}

async function openTry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.try form').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
}

if (!hasChromium) throw new Error('Screenshots need /usr/bin/chromium.');
const [spec, dated] = await Promise.all([
  siteOf('spec/openapi.yaml').then(({ files }) =>
    serveFiles([...files].map(([path, text]) => ({ path, text }))),
  ),
  datedSite('test/cli/fixtures/petstore.yaml', 'test/mock/fixtures/shelf.yaml').then((files) =>
    serveFiles(files),
  ),
]);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
await mkdir(FOLDER, { recursive: true });
let count = 0;
for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const all = [
      ...SHOTS.map((shot) => ({ ...shot, site: spec })),
      ...['changelog', 'conformance'].map((name) => ({ name, path: name, site: dated, act: undefined })),
    ];
    for (const { name, path, act, site } of all) {
      await page.goto(`${addressOf(site)}${path}.html`);
      await act?.(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      count += 1;
    }
    await context.close();
  }
}
await browser.close();
for (const { server } of [spec, dated]) {
  server.closeAllConnections();
  server.close();
}
process.stdout.write(`${count} screenshots in ${FOLDER}/\n`);
