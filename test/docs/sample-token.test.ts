import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../generators/site/serve.ts';
import { addressOf, hasChromium, launch, serve } from './browser-site.ts';

/** What shells and languages read as more than a text. */
const TOKEN = `a'b"c\\d$e\`f!`;
const QUOTED = JSON.stringify(TOKEN);

/** Keeps the token by the form of the bar. */
async function enter(page: Page, server?: string): Promise<void> {
  await page.getByRole('button', { name: 'Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token' });
  if (server !== undefined) await dialog.getByLabel('Server').fill(server);
  await dialog.getByLabel('PRIVATE-TOKEN').fill(TOKEN);
  await dialog.getByRole('button', { name: 'Keep' }).click();
}

async function shownOf(page: Page): Promise<string> {
  return (await page.locator('.card[data-scheme] .code:visible').textContent()) ?? '';
}

/** What the button of the first sample copies. */
async function copy(page: Page): Promise<string> {
  await page.evaluate('navigator.clipboard.writeText("")');
  await page.locator('.samples .card').first().locator('.frame:visible button').click();
  await page.waitForFunction('navigator.clipboard.readText().then((text) => text !== "")');
  return page.evaluate<string>('navigator.clipboard.readText()');
}

describe.skipIf(!hasChromium)('the token of the reader in copied samples', () => {
  let browser: Browser;
  let site: SiteServer;
  let context: BrowserContext;
  const requests: string[] = [];
  const open = async (name: string): Promise<Page> => {
    context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${addressOf(site)}operations/${name}.html`);
    return page;
  };

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serve('spec/openapi.yaml')]);
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    site.server.closeAllConnections();
    site.server.close();
  });

  it.each<[string, (shown: string) => string]>([
    ['curl', (shown) => `TOKEN='${TOKEN.replaceAll("'", String.raw`'\''`)}'\n${shown}`],
    ['TypeScript', (shown) => shown.replace("'<token>'", () => QUOTED)],
    ['fetch', (shown) => `process.env.TOKEN = ${QUOTED};\n\n${shown}`],
    [
      'Python',
      (shown) => shown.replace('requests\n\n', () => `requests\n\nos.environ["TOKEN"] = ${QUOTED}\n\n`),
    ],
    ['Go', (shown) => shown.replace('main() {\n', () => `main() {\n\tos.Setenv("TOKEN", ${QUOTED})\n`)],
  ])('%s is copied with it, and shown without it', async (language, filled) => {
    const page = await open('create-group-member-role');
    await page.locator('.card[data-scheme] label', { hasText: new RegExp(`^${language}$`) }).click();
    const shown = await shownOf(page);
    expect(await copy(page)).toBe(shown);
    await enter(page);
    expect(filled(shown)).not.toBe(shown);
    expect(await copy(page)).toBe(filled(shown));
    expect(await shownOf(page)).toBe(shown);
    expect(await page.content()).not.toContain(TOKEN.slice(0, 3));
    expect(requests.filter((sent) => sent.includes('a%27b') || sent.includes(TOKEN))).toEqual([]);
    expect(requests.filter((sent) => !sent.startsWith(addressOf(site)))).toEqual([]);
  });

  it('the button says what it copies', async () => {
    const page = await open('create-group-member-role');
    const title = await page.locator('.card[data-scheme] .frame:visible button').getAttribute('title');
    expect(title).toContain('If you entered a token for https://forge.example in this tab');
    expect(await page.locator('.card.response .frame button[title]').count()).toBe(0);
  });

  it.each([
    ['for another server', 'create-group-member-role', 'https://other.example'],
    ['for an operation that needs none', 'list-projects', undefined],
  ])('no token is copied %s', async (_, name, server) => {
    const page = await open(name);
    await enter(page, server);
    const shown = await page.locator('.samples .card').first().locator('.code:visible').textContent();
    expect(await copy(page)).toBe(shown);
  });
});
