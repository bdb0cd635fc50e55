import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../generators/site/serve.ts';
import { addressOf, axe, hasChromium, launch, RUN_AXE, serve, serveFiles } from './browser-site.ts';
import { datedSite } from './dated-site.ts';
import { siteOf } from './site-files.ts';

/** One page of each kind. */
const KINDS = [
  'index',
  'guides/states',
  'families/members',
  'operations/list-projects',
  'operations/create-group-invitations',
  'schemas/index',
  'schemas/project-schema',
  'errors',
  'limits',
  'states',
  'deprecations',
  'not-shown',
  '404',
];

/** Controls that are shown and smaller than 44 pixels each way, as a finger needs them (WCAG 2.2, 2.5.5); links in a text are none. */
const SMALL_CONTROLS = `[...document.querySelectorAll(
  'button, summary, select, textarea, input:not([type=radio], .check input), .check, .tabs > label, .pager a, .foot a, .crumb a, #menu a, .cards li, .list li, .columns a'
)].flatMap((control) => {
  const { width, height } = control.getBoundingClientRect();
  const isSmall = control.checkVisibility({ visibilityProperty: true }) && width > 0 && Math.min(width, height) < 44;
  return isSmall ? [control.tagName + ' ' + control.textContent.slice(0, 30) + ' ' + width + 'x' + height] : [];
})`;

describe.skipIf(!hasChromium)('the site in a browser', () => {
  let browser: Browser;
  let site: SiteServer;
  let hostile: SiteServer;
  let dated: SiteServer;
  let context: BrowserContext;
  const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    await page.goto(`${addressOf(site)}${path}`);
    return page;
  };

  beforeAll(async () => {
    [browser, site, hostile, dated] = await Promise.all([
      launch(),
      serve('spec/openapi.yaml'),
      serve('test/docs/hostile.yaml'),
      datedSite('test/cli/fixtures/petstore.yaml', 'test/mock/fixtures/shelf.yaml').then((files) =>
        serveFiles(files),
      ),
    ]);
  });

  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    for (const { server } of [site, hostile, dated]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    ['a misspelt name', 'mileston burndwn', 'List the burndown events of a milestone', 'Milestones'],
    ['a nested field', 'detailed_merge_status', 'List merge requests', 'field detailed_merge_status'],
    [
      'a path',
      'context_commits',
      'List the context commits of a merge request',
      'GET/projects/{id}/merge_requests/',
    ],
  ])('search finds an operation by %s', async (_name, words, title, where) => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox');
    await box.fill(words);
    const result = page.locator('#results a', { has: page.locator('b', { hasText: title }) }).first();
    await result.waitFor();
    expect(await result.textContent()).toContain(where);
    await box.press('ArrowDown');
    expect(await page.evaluate('document.activeElement.closest("#results") !== null')).toBe(true);
  });

  it('follows the first result on Enter, and closes on Escape', async () => {
    const page = await open('operations/list-groups.html');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('listProjects');
    await page.locator('#results a').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/operations/list-projects.html');
  });

  it('copies samples', async () => {
    const page = await open('operations/list-groups.html', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('.samples .frame button').first().click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('curl');
  });

  it('changes tabs by keyboard and remembers the language on other pages', async () => {
    const page = await open('operations/list-groups.html');
    await page.locator('#sample-1').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByText('for await').isVisible()).toBe(true);
    await page.goto(`${addressOf(site)}operations/list-projects.html`);
    expect(await page.locator('#sample-2').isChecked()).toBe(true);
  });

  it('opens details and changes the theme by keyboard, and keeps the theme', async () => {
    const page = await open('operations/list-groups.html', { colorScheme: 'light' });
    const summary = page.locator('.status summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.status details[open]').count()).toBe(1);
    await page.getByRole('button', { name: 'Use the dark theme' }).focus();
    await page.keyboard.press('Enter');
    const background = 'getComputedStyle(document.body).backgroundColor';
    const dark = await page.evaluate(background);
    await page.reload();
    expect(await page.evaluate(background)).toBe(dark);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('opens what an address points into', async () => {
    const page = await open('operations/list-groups.html#200.header.x-total');
    expect(await page.locator('[id="200.header.x-total"]').isVisible()).toBe(true);
  });

  it('holds the whole text of a page with scripts off', async () => {
    const page = await open('operations/list-projects.html', { javaScriptEnabled: false });
    const text = (await page.locator('body').textContent()) ?? '';
    for (const part of ['List projects', 'Query parameters', 'order_by', '401 Unauthorized', 'for await'])
      expect(text).toContain(part);
    await page.locator('label[for="sample-2"]').click();
    expect(await page.getByText('for await').isVisible()).toBe(true);
  });

  it('sends no request to another origin and breaks no rule of the content security policy', async () => {
    const page = await open('index.html');
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    for (const kind of KINDS.slice(0, -1)) await page.goto(`${addressOf(site)}${kind}.html`);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('project');
    await page.locator('#results a').first().waitFor();
    expect(requests.filter((url) => !url.startsWith(addressOf(site)))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('runs nothing of a hostile document', async () => {
    context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => requests.push(request.url()));
    const { files } = await siteOf('test/docs/hostile.yaml');
    for (const path of files.keys()) {
      if (!path.endsWith('.html')) continue;
      await page.goto(`${addressOf(hostile)}${path}`);
      for (const link of await page.locator('main a:visible').all())
        expect(await link.getAttribute('href')).not.toMatch(/script:/i);
      const tries = page.getByRole('button', { name: 'Try it' });
      if ((await tries.count()) > 0) {
        await tries.click();
        await page.locator('.try form').waitFor();
      }
      expect(await page.evaluate('window.hacked')).toBeUndefined();
    }
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('script');
    await page.locator('#results a').first().waitFor();
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(requests.filter((url) => !url.startsWith(addressOf(hostile)))).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it.each([360, 768, 1280])('has nothing that axe finds at %i pixels in both themes', async (width) => {
    const page = await open('index.html', { viewport: { width, height: 900 } });
    const faults: string[] = [];
    const pages = [
      ...KINDS.map((kind) => [site, kind] as const),
      ...['changelog', 'conformance'].map((kind) => [dated, kind] as const),
    ];
    for (const [from, kind] of pages) {
      const answer = await page.goto(`${addressOf(from)}${kind}.html`);
      expect(answer?.status()).toBe(200);
      await page.evaluate(axe);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate<readonly string[]>(RUN_AXE);
        faults.push(...found.map((fault) => `${kind}, ${colorScheme}: ${fault}`));
      }
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
        faults.push(`${kind} is too wide`);
    }
    expect(faults).toEqual([]);
  });

  it('fits a phone of 360 pixels, with controls for fingers', async () => {
    const page = await open('index.html', { viewport: { width: 360, height: 780 }, isMobile: true });
    const faults: string[] = [];
    const look = async (what: string): Promise<void> => {
      const small = await page.evaluate<readonly string[]>(SMALL_CONTROLS);
      faults.push(...small.map((control) => `${what}: ${control}`));
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
        faults.push(`${what} is too wide`);
    };
    for (const [from, kind] of [
      ...KINDS.map((each) => [site, each] as const),
      ...['changelog', 'conformance'].map((each) => [dated, each] as const),
    ]) {
      await page.goto(`${addressOf(from)}${kind}.html`);
      await look(kind);
    }
    await page.goto(`${addressOf(site)}operations/create-group-invitations.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.try form').waitFor();
    await look('the form');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('the menu');
    expect(faults).toEqual([]);
  });

  it('has nothing that axe finds in the search, and axe finds what is wrong', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('project');
    await page.locator('#results a').first().waitFor();
    await page.evaluate(axe);
    expect(await page.evaluate<readonly string[]>(RUN_AXE)).toEqual([]);
    await page.evaluate('document.querySelector("#results a").replaceChildren()');
    const found = await page.evaluate<readonly string[]>(RUN_AXE);
    expect(found.map((fault) => fault.slice(0, fault.indexOf(':')))).toContain('link-name');
  });
});
