import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../generators/site/serve.ts';
import { addressOf, hasChromium, launch, serve, serveFiles } from './browser-site.ts';
import { datedSite } from './dated-site.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** The entries of the menu that the button above them lies over. */
const COVERED = `(() => {
  const button = document.querySelector('#menu .close').getBoundingClientRect();
  return [...document.querySelectorAll('#menu a, #menu summary')].flatMap((entry) => {
    const { top, bottom, height } = entry.getBoundingClientRect();
    return height > 0 && top < button.bottom && bottom > button.top ? [entry.textContent] : [];
  });
})()`;

describe.skipIf(!hasChromium)('what stands where on a page', () => {
  let browser: Browser;
  let site: SiteServer;
  let dated: SiteServer;
  let context: BrowserContext;
  const open = async (path: string, viewport: typeof WIDE, server = site): Promise<Page> => {
    context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${addressOf(server)}${path}.html`);
    return page;
  };

  beforeAll(async () => {
    [browser, site, dated] = await Promise.all([
      launch(),
      serve('spec/openapi.yaml'),
      datedSite('test/cli/fixtures/petstore.yaml', 'test/mock/fixtures/shelf.yaml').then((files) =>
        serveFiles(files),
      ),
    ]);
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    for (const { server } of [site, dated]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('the button that closes the menu lies over no entry', async () => {
    const page = await open('index', PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('#menu .close').isVisible()).toBe(true);
    expect(await page.evaluate(COVERED)).toEqual([]);
  });

  it('the example of a schema stays beside its fields', async () => {
    const page = await open('schemas/project-schema', WIDE);
    for (const share of [0.25, 0.5]) {
      await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${share})`);
      const box = await page.locator('.samples .card').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(100);
    }
  });

  it('the sections of a guide stand beside its text and lead into it', async () => {
    const page = await open('guides/authentication', WIDE);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const [beside, text] = [await contents.boundingBox(), await page.locator('.article').boundingBox()];
    expect(beside?.x).toBeGreaterThan((text?.x ?? Infinity) + (text?.width ?? 0) - 1);
    await contents.getByRole('link').last().click();
    expect(await contents.isVisible()).toBe(true);
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  });

  it.each([
    ['an operation', 'operations/create-group-member-role', '.samples .response'],
    ['a schema', 'schemas/project-schema', '.samples .card'],
  ])('the examples of %s come before its fields on a phone', async (_, path, example) => {
    const page = await open(path, PHONE);
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).first().boundingBox())?.y ?? Infinity;
    expect(await top(example)).toBeLessThan(await top('.reference .fields'));
  });

  it.each(['changelog', 'conformance'])(
    'the columns of the %s stand below each other on a phone',
    async (path) => {
      const page = await open(path, PHONE, dated);
      const table = page.locator('.stack').first();
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const cells = await table.locator('tbody tr').first().locator('td:visible').all();
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      expect(cells.length).toBeGreaterThan(2);
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    },
  );

  it('the rows of the coverage table are low on a phone', async () => {
    const page = await open('conformance', PHONE, dated);
    const rows = await page.locator('tbody tr').all();
    const heights = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height ?? Infinity));
    expect(rows.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(PHONE.height / 2);
  });

  it('fields and examples are opened and closed together', async () => {
    const page = await open('operations/get-project-approval-rule', WIDE);
    const openOf = (within: string): Promise<readonly boolean[]> =>
      page
        .locator(`${within} details`)
        .evaluateAll((folds) => folds.map((fold) => fold.hasAttribute('open')));
    const whole = page.getByRole('button', { name: 'Expand all on this page' });
    await whole.click();
    expect(new Set(await openOf('.reference'))).toEqual(new Set([true]));
    await page.getByRole('button', { name: 'Collapse all on this page' }).click();
    expect(new Set(await openOf('.reference'))).toEqual(new Set([false]));
    const example = page.locator('.samples .response .frame:visible');
    expect(new Set(await openOf('.samples .response .frame:visible'))).toEqual(new Set([true]));
    await example.getByRole('button', { name: 'Collapse all' }).click();
    expect(new Set(await openOf('.samples .response .frame:visible'))).toEqual(new Set([false]));
    await example.locator('summary').first().click();
    expect(await example.getByRole('button', { name: 'Expand all' }).isVisible()).toBe(true);
  });

  it('the fields of a form body fold like parameters, with a filter', async () => {
    const page = await open('operations/add-changelog', WIDE);
    await page.getByRole('button', { name: 'Try it' }).click();
    const body = page.getByRole('group', { name: 'Body' });
    await body.getByLabel('Media type').selectOption('application/x-www-form-urlencoded');
    expect(await body.getByLabel(/^version/).isVisible()).toBe(true);
    expect(await body.getByLabel('branch', { exact: true }).isVisible()).toBe(false);
    await body.getByText('8 optional fields').click();
    await body.getByLabel('Filter the fields below').fill('branch');
    expect(await body.getByLabel('branch', { exact: true }).isVisible()).toBe(true);
    expect(await body.getByLabel('file', { exact: true }).isVisible()).toBe(false);
  });
});
