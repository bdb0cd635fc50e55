import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { siteOf as pageSiteOf } from '../../generators/emit/docs/page.ts';
import { operationNotes } from '../../generators/emit/docs/operation/notes.ts';
import type { SiteServer } from '../../generators/site/serve.ts';
import { addressOf, hasChromium, launch, serveFiles } from './browser-site.ts';
import { tooLarge } from './first-view.ts';
import { siteOf } from './site-files.ts';

const { model, files } = await siteOf('spec/openapi.yaml');
const printed = pageSiteOf({ model, guides: [], url: undefined });
const pageOf = (name: string): string => files.get(`operations/${name}.html`) ?? '';

describe('the page of an operation', () => {
  it('loads 40 KiB at most with an empty cache', () => {
    const pages = model.operations.map(({ names }) => `operations/${names.file}.html`);
    expect(pages).toHaveLength(139);
    expect(tooLarge(files, pages)).toEqual([]);
  });

  it('has the whole address, authentication and pagination before all else', () => {
    const page = pageOf('list-projects');
    expect(page).toContain('<span class="base">https://forge.example/<wbr>api/<wbr>v4</span>/<wbr>projects');
    expect(page).toMatch(
      /Authentication<\/a><\/dt><dd>Optional: header <code>PRIVATE-TOKEN<\/code> or bearer token/,
    );
    expect(page).toMatch(/Pagination<\/dt><dd>Offset/);
  });

  it('has transitions and limits in whole sentences', () => {
    expect(pageOf('approve-project-access-request')).toContain(
      'Access request: pending → member. Condition: the user who requested access exists. With the given <code>access_level</code>, 30 by default.',
    );
    const texts = model.operations
      .flatMap((operation) => operationNotes(printed, operation))
      .filter(({ title }) => ['Query or body', 'State transition', 'Limit'].includes(title))
      .map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /[^.!?]$|[.!?]\.| when [A-Z]/.test(text))).toEqual([]);
  });

  it.each(model.operations.map((operation) => [operation.id, operation.names.file] as const))(
    'has an example or a word for each response of %s',
    (id, name) => {
      const page = pageOf(name);
      const { responses } = model.operations.find((each) => each.id === id) ?? { responses: [] };
      expect(page.match(/<section class="card response">/g)).toHaveLength(1);
      const tabs = [...page.matchAll(/name="response" id="[^"]+" value="([^"]+)"/g)].map(
        ([, value]) => value,
      );
      const statuses = responses.map(({ status }) => (status === 'default' ? 'other' : status));
      expect(tabs.toSorted()).toEqual(statuses.length > 1 ? statuses.toSorted() : []);
    },
  );

  it('shows what is required before what is not', () => {
    for (const { names } of model.operations) {
      for (const [part] of pageOf(names.file).matchAll(
        /<section aria-labelledby="(?:query|header)-parameters">.*?<\/section>/gs,
      )) {
        const marks = [...part.matchAll(/<dt id="(?:query|header)\.[^"]*">.*?<\/dt>/gs)].map(([term]) =>
          term.includes('class="req"'),
        );
        expect(marks).toEqual(marks.toSorted((left, right) => Number(right) - Number(left)));
      }
    }
  });

  it('names the pages before and after it, in the order of the navigation', () => {
    const order = model.families.flatMap(({ operations }) => operations.map(({ names }) => names.file));
    for (const [index, name] of order.entries()) {
      const [, previous] = /rel="prev" href="([^"]+)\.html"/.exec(pageOf(name)) ?? [];
      const [, next] = /rel="next" href="([^"]+)\.html"/.exec(pageOf(name)) ?? [];
      expect([previous, next]).toEqual([order[index - 1], order[index + 1]]);
    }
  });

  it('folds long lists, and only those', () => {
    expect(pageOf('list-projects')).toMatch(/<summary>Show \d+ more<\/summary>/);
    expect(pageOf('get-project')).not.toMatch(
      /id="path\.id".*<summary>Show \d+ more<\/summary>.*id="responses"/s,
    );
  });
});

describe.skipIf(!hasChromium)('the page of an operation in a browser', () => {
  let browser: Browser;
  let site: SiteServer;
  let context: BrowserContext;
  const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    await page.goto(`${addressOf(site)}operations/${path}.html`);
    return page;
  };

  beforeAll(async () => {
    [browser, site] = await Promise.all([
      launch(),
      serveFiles([...files].map(([path, text]) => ({ path, text }))),
    ]);
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    site.server.closeAllConnections();
    site.server.close();
  });

  it('keeps the examples beside what is read, down to the end of the page', async () => {
    const page = await open('list-projects');
    for (const share of [0, 0.25, 0.5, 0.9]) {
      await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${share})`);
      const box = await page.locator('.card.response').boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(600);
    }
  });

  it('chooses the example of a status without scripts', async () => {
    const page = await open('create-group-member-role', { javaScriptEnabled: false });
    const card = page.locator('.card.response');
    expect(await card.getByText('"Release manager"').isVisible()).toBe(true);
    await card.getByText('404', { exact: true }).click();
    expect(await card.getByText('"Release manager"').isVisible()).toBe(false);
    expect(await card.locator('.code:visible').textContent()).toContain('Group not found');
  });

  it('chooses the example that programs send, in all languages, without scripts', async () => {
    const page = await open('create-group-invitations', { javaScriptEnabled: false });
    const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Request', exact: true }) });
    const shown = async (): Promise<string> => (await card.locator('.code:visible').textContent()) ?? '';
    expect(await shown()).toContain('robin@mail.example');
    await card.getByText('Two users by ID').click();
    expect(await shown()).toMatch(/^curl(?!.*robin@mail).*"user_id"/s);
    await card.getByText('Python').locator('visible=true').click();
    expect(await shown()).toMatch(/requests\.post\((?!.*robin@mail).*"user_id"/s);
  });

  it('keeps the language when another example is chosen', async () => {
    const page = await open('create-group-invitations');
    const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Request', exact: true }) });
    await card.getByText('Go', { exact: true }).locator('visible=true').click();
    await card.getByText('Two users by ID').click();
    expect(await card.locator('.code:visible').textContent()).toContain('package main');
  });

  it('begins the form with the example that is chosen', async () => {
    const page = await open('create-group-invitations');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Example', { exact: true }).selectOption('Two users by ID');
    const area = page.getByLabel('application/json');
    expect(await area.inputValue()).toContain('"user_id"');
    await page.locator('.try .code', { hasText: '"user_id"' }).waitFor();
    await area.fill('{}');
    expect(await page.getByLabel('Example', { exact: true }).inputValue()).toBe('');
  });

  it('folds JSON without scripts', async () => {
    const page = await open('list-projects', { javaScriptEnabled: false });
    const json = page.locator('.card.response .json').first();
    const topics = json.locator('summary', { hasText: '"topics"' }).first();
    expect(await json.getByText('"deployment"').first().isVisible()).toBe(true);
    await topics.click();
    expect(await json.getByText('"deployment"').first().isVisible()).toBe(false);
  });

  it('copies JSON that is folded as a whole', async () => {
    const page = await open('list-projects', { permissions: ['clipboard-read', 'clipboard-write'] });
    const card = page.locator('.card.response');
    await card.locator('.json summary').first().click();
    await card.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByText('Copied').waitFor();
    const copied = JSON.parse(
      await page.evaluate<string>('navigator.clipboard.readText()'),
    ) as readonly object[];
    expect(copied[0]).toMatchObject({ topics: ['deployment', 'tools'] });
  });

  it('copies the whole address', async () => {
    const page = await open('get-project', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      'https://forge.example/api/v4/projects/{id}',
    );
  });

  it('filters a long list by name and text', async () => {
    const page = await open('list-projects');
    const filter = page.getByRole('textbox', { name: 'Filter the fields below' }).first();
    await filter.fill('min_access');
    const shown = page.locator('section[aria-labelledby="query-parameters"] .fields > div:visible');
    expect(await shown.count()).toBe(1);
    expect(await shown.textContent()).toContain('min_access_level');
    await filter.fill('');
    expect(await shown.count()).toBe(8);
  });

  it.each([true, false])(
    'has its entry in view in the navigation, scripts: %s',
    async (javaScriptEnabled) => {
      const page = await open('lint-project-ci-configuration', {
        javaScriptEnabled,
        viewport: { width: 1440, height: 700 },
      });
      const box = await page.locator('#menu [aria-current="page"]').boundingBox();
      expect(box?.y).toBeGreaterThan(50);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(700);
    },
  );
});
