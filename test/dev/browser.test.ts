import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';
import type { Running } from '../cli/running.ts';
import { axe, hasChromium, launch, RUN_AXE } from '../docs/browser-site.ts';
import { freePort } from '../free-port.ts';

const HOSTILE = '<img src=x onerror=document.title=1>';

describe.skipIf(!hasChromium)('pages of forgespec dev', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const start = async (folder: WorkFolder): Promise<{ running: Running; page: Page; mock: number }> => {
    const [docs, mock] = [await freePort(), await freePort()];
    const running = folder.start(
      `dev petstore.yaml --out api --only bundle --port ${docs} --mock-port ${mock}`,
    );
    await running.prints(/Watching/);
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${docs}/operations/list-pets.html`);
    return { running, page, mock };
  };

  test('show an edit, errors with their place, and neither when that is repaired', async () => {
    const folder = new WorkFolder();
    const { page, mock } = await start(folder);
    const overlay = page.getByRole('alertdialog');
    const good = folder.read('petstore.yaml').replace('summary: List the pets', 'summary: Show all the pets');
    folder.write('petstore.yaml', good);
    await page.getByRole('heading', { name: 'Show all the pets' }).waitFor();
    expect(folder.read('api/openapi.json')).toContain('Show all the pets');

    folder.write('petstore.yaml', good.replace('maximum: 100', 'maximum: ['));
    await overlay.getByText('petstore.yaml:18:58').waitFor();
    expect(await overlay.locator('pre').first().innerText()).toBe(
      '18 | schema: { type: integer, minimum: 1, maximum: [, default: 20 }',
    );
    expect(await overlay.locator('mark').first().innerText()).toBe(',');
    await page.evaluate(axe);
    expect(await page.evaluate(RUN_AXE)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await overlay.isVisible()).toBe(false);

    folder.write('petstore.yaml', good.replace('openapi: 3.1.1', `openapi: 3.1.1\n"${HOSTILE}": [}`));
    await overlay.getByText(HOSTILE).first().waitFor();
    expect([await page.locator('img').count(), await page.title()]).toEqual([
      0,
      expect.stringContaining('Show all the pets'),
    ]);

    folder.write('petstore.yaml', good.replace('summary: Show all', 'summary: Count'));
    await page.getByRole('heading', { name: 'Count the pets' }).waitFor();
    expect(await overlay.count()).toBe(0);

    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await page.getByLabel('Server').inputValue()).toBe(`http://127.0.0.1:${mock}/v1`);
    await page.locator('.try [type="submit"]').click();
    await page.getByText('200').first().waitFor();
  });

  test('appear where the document had errors at the start', async () => {
    const folder = new WorkFolder();
    const good = folder.read('petstore.yaml');
    folder.write('petstore.yaml', good.replace('maximum: 100', 'maximum: ['));
    const { running, page } = await start(folder);
    await page.getByRole('alertdialog').getByText('petstore.yaml:18:58').waitFor();
    folder.write('petstore.yaml', good);
    await page.getByRole('heading', { name: 'List the pets' }).waitFor();
    expect(await running.end('SIGINT')).toBe(0);
  });
});
