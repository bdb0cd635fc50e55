import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../generators/site/serve.ts';
import { listen, type Listening } from '../../generators/mock/listen.ts';
import { createMock, observeCalls, type ServedCall } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { startService, type Service } from './called-service.ts';
import { addressOf, axe, hasChromium, launch, RUN_AXE, serve } from './browser-site.ts';
import { siteOf } from './site-files.ts';

/** Waits until the page shows a text. */
async function shows(page: Page, text: string): Promise<boolean> {
  await page.getByText(text).waitFor();
  return true;
}

async function send(page: Page, server: string): Promise<void> {
  await page.getByLabel('Server').fill(server);
  await page.locator('.try [type="submit"]').click();
}

describe.skipIf(!hasChromium)('Try it', () => {
  let browser: Browser;
  let site: SiteServer;
  let strict: SiteServer;
  let mock: Listening;
  let service: Service;
  let context: BrowserContext;
  const calls: ServedCall[] = [];

  const open = async (operation: string, root: SiteServer = site): Promise<Page> => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${addressOf(root)}operations/${operation}.html`);
    await page.getByRole('button', { name: 'Try it' }).click();
    return page;
  };
  const answers = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): void => {
    service.answer = { status, body, headers: { 'content-type': 'application/json', ...headers } };
  };

  beforeAll(async () => {
    const { model } = await loadModel('spec/openapi.yaml');
    if (model === undefined) throw new Error('The document has errors.');
    const listening = await listen(
      observeCalls(createMock(model), (call) => calls.push(call)),
      {
        host: '127.0.0.1',
        port: 0,
      },
    );
    if (!('origin' in listening)) throw new Error('The mock does not listen.');
    mock = listening;
    [browser, site, strict, service] = await Promise.all([
      launch(),
      serve('spec/openapi.yaml', ['http:']),
      serve('spec/openapi.yaml'),
      startService(),
    ]);
  });

  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    for (const { server } of [site, strict, mock, service]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('calls the mock, and finds its answer as documented', async () => {
    const page = await open('list-groups');
    await page.getByText('optional parameters').click();
    const filter = page.getByLabel('Filter the parameters below');
    await filter.fill('custom');
    expect(await page.getByLabel('sort', { exact: true }).isVisible()).toBe(false);
    await filter.fill('');
    await page.getByLabel('custom_attributes', { exact: true }).fill('{"team":"a b"}');
    await page.getByLabel('skip_groups[]').fill('1\n2');
    await page.getByLabel('sort', { exact: true }).selectOption('asc');
    await send(page, `${mock.origin}/api/v4`);
    expect(await shows(page, 'The response matches the documentation.')).toBe(true);
    expect(await page.locator('.result h3').textContent()).toMatch(/^Response 200/);
    expect(await page.locator('.try pre').first().textContent()).toContain(
      'skip_groups%5B%5D=1&skip_groups%5B%5D=2&sort=asc&custom_attributes%5Bteam%5D=a%20b',
    );
    expect(calls.at(-1)).toMatchObject({ operation: 'listGroups', status: 200 });
  });

  it('says where an answer is not as documented', async () => {
    answers(200, '{"id":"seven"}');
    const page = await open('get-project');
    await send(page, addressOf(service));
    expect(await shows(page, 'The response does not match the documentation')).toBe(true);
    expect(await page.locator('.verdict').textContent()).toContain('/id must be of type integer');
    answers(418, '');
    await page.locator('.try [type="submit"]').click();
    expect(await shows(page, 'Status 418 is not documented')).toBe(true);
  });

  it('asks before it sends what changes something, and sends it once', async () => {
    answers(201, '{}');
    const page = await open('create-member-role');
    const before = service.requests.length;
    await send(page, addressOf(service));
    expect(await shows(page, 'POST can change or delete data')).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(service.requests).toHaveLength(before);
    await page.locator('.try [type="submit"]').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send POST' }).click();
    await page.locator('.verdict').waitFor();
    expect(service.requests).toHaveLength(before + 1);
    expect(service.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/member_roles',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('says what is wrong with a body before it is sent', async () => {
    const page = await open('create-member-role');
    await page.getByLabel('Server').fill(addressOf(service));
    await page.getByLabel('application/json').fill('{"name":1}');
    expect(await shows(page, '/name must be of type string')).toBe(true);
    await page.getByLabel('application/json').fill('{');
    expect(await shows(page, 'This is not JSON')).toBe(true);
  });

  it('sends the token, shows it nowhere and keeps it nowhere', async () => {
    answers(200, '{}');
    const page = await open('get-appearance');
    const token = 'never-to-be-kept';
    await page.getByLabel('PRIVATE-TOKEN').fill(token);
    await send(page, addressOf(service));
    await page.locator('.verdict').waitFor();
    expect(service.requests.at(-1)?.headers['private-token']).toBe(token);
    expect(await page.locator('body').textContent()).not.toContain(token);
    const kept = await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])');
    expect(kept).toContain('server');
    expect(kept).not.toContain(token);
    await page.reload();
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await page.getByLabel('PRIVATE-TOKEN').inputValue()).toBe('');
    expect(await page.getByLabel('Server').inputValue()).not.toBe('');
  });

  it('keeps the token for this tab and its server only, where the reader asks for it', async () => {
    answers(200, '{}');
    const token = 'kept-for-a-while';
    const page = await open('get-appearance');
    const reopen = async (): Promise<string> => {
      await page.reload();
      await page.getByRole('button', { name: 'Try it' }).click();
      return page.getByLabel('PRIVATE-TOKEN').inputValue();
    };
    await page.getByLabel('PRIVATE-TOKEN').fill(token);
    await page.getByLabel('Keep credentials').check();
    await send(page, addressOf(service));
    await page.locator('.verdict').waitFor();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(token);
    expect(await reopen()).toBe(token);
    await page.evaluate('localStorage.setItem("docs-server", "http://127.0.0.1:1")');
    expect(await reopen()).toBe('');
    await page.evaluate((address) => localStorage.setItem('docs-server', address), addressOf(service));
    expect(await reopen()).toBe(token);
    await page.getByLabel('Keep credentials').uncheck();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  it('fills the form in again with a request that was sent, where the reader asks for that', async () => {
    answers(200, '{}');
    const page = await open('create-group-member-role');
    const first = '{ "name": "Release manager", "base_access_level": 30 }';
    const sendBody = async (body: string): Promise<void> => {
      await page.getByLabel('application/json').fill(body);
      await page.getByRole('button', { name: 'Send POST' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send POST' }).click();
      await page.locator('.verdict').waitFor();
    };
    await page.getByLabel('Server').fill(addressOf(service));
    await page.getByLabel('PRIVATE-TOKEN').fill('never-to-be-kept');
    await sendBody(first);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.getByLabel('Keep requests').check();
    await page.getByLabel('id required').fill('acme/platform');
    await sendBody(first);
    await sendBody('{ "name": "never-to-be-kept", "base_access_level": 30 }');
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toContain(
      'never-to-be',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByLabel('Earlier requests').selectOption({ index: 1 });
    expect(await page.getByLabel('id required').inputValue()).toBe('acme/platform');
    expect(await page.getByLabel('application/json').inputValue()).toBe(first);
    await page.getByLabel('Keep requests').uncheck();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    expect(await page.getByLabel('Earlier requests').isVisible()).toBe(false);
  });

  it('takes the token once for the forms of all pages, and keeps it for this tab and its server only', async () => {
    const token = 'given-once';
    const page = await open('get-appearance');
    await page.getByRole('button', { name: 'Token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token' });
    await dialog.getByLabel('Server').fill(addressOf(service));
    await dialog.getByLabel('PRIVATE-TOKEN').fill(token);
    await page.evaluate(axe);
    expect(await page.evaluate<readonly string[]>(RUN_AXE)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate('JSON.stringify([localStorage, document.cookie])')).not.toContain(token);
    const tokenOn = async (name: string): Promise<string> => {
      await page.goto(`${addressOf(site)}operations/${name}.html`);
      await page.getByRole('button', { name: 'Try it' }).click();
      return page.locator('.try').getByLabel('PRIVATE-TOKEN').inputValue();
    };
    expect(await tokenOn('list-member-roles')).toBe(token);
    await page.evaluate('localStorage.setItem("docs-server", "http://127.0.0.1:1")');
    expect(await tokenOn('list-namespaces')).toBe('');
    await page.getByRole('button', { name: 'Token' }).click();
    await dialog.getByRole('button', { name: 'Forget' }).click();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  it('asks for the token in the menu of a phone', async () => {
    const page = await open('get-appearance');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Token' }).click();
    await page.getByRole('dialog', { name: 'Token' }).getByLabel('PRIVATE-TOKEN').fill('given');
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  });

  it('fills in the variables of the server that is chosen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-servers-'));
    const path = join(folder, 'api.yaml');
    writeFileSync(
      path,
      `openapi: 3.1.1
info: { title: A, version: '1' }
servers:
  - url: https://{region}.example/{base}
    description: By region
    variables: { region: { default: eu, enum: [eu, us] }, base: { default: v1 } }
  - url: https://staging.example
paths:
  /a: { get: { operationId: getA, responses: { '200': { description: Done. } } } }
`,
    );
    const small = await serve(path, ['http:']);
    const page = await open('get-a', small);
    const address = page.getByLabel('Server');
    expect(await address.inputValue()).toBe('https://eu.example/v1');
    await page.getByLabel('region').selectOption('us');
    await page.getByLabel('base').fill('v2');
    expect(await address.inputValue()).toBe('https://us.example/v2');
    expect(await page.locator('.try pre').first().textContent()).toContain('https://us.example/v2/a');
    await page.getByLabel('Send to').selectOption('https://staging.example');
    expect(await address.inputValue()).toBe('https://staging.example');
    expect(await page.getByLabel('region').count()).toBe(0);
    small.server.closeAllConnections();
    small.server.close();
    rmSync(folder, { recursive: true });
  });

  it('copies the request as a call of curl that sends the same, and does not hold the token', async () => {
    answers(201, '{}');
    const token = "it's-$ecret";
    const page = await open('create-member-role');
    await page.getByLabel('Server').fill(addressOf(service));
    await page.getByLabel('PRIVATE-TOKEN').fill(token);
    await page
      .getByLabel('application/json')
      .fill(JSON.stringify({ name: "a'b $(id)", base_access_level: 10 }));
    const copied = page.locator('.try pre[hidden]');
    await expect.poll(() => copied.textContent()).toContain('base_access_level');
    const command = await copied.textContent();
    expect(command).not.toContain('ecret');
    const before = service.requests.length;
    await promisify(execFile)('bash', ['-c', `${command ?? ''} --silent`], {
      env: { ...process.env, TOKEN: token },
    });
    expect(service.requests).toHaveLength(before + 1);
    expect(service.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/member_roles',
      headers: { 'content-type': 'application/json', 'private-token': token },
    });
  });

  it('saves the body as a file, colours it, and follows pages of the same origin', async () => {
    const exposed = { 'access-control-expose-headers': '*' };
    const page = await open('list-groups');
    answers(200, '[]', {
      ...exposed,
      link: `<${addressOf(service)}groups?page=2>; rel="next"`,
      'content-disposition': 'attachment; filename="groups.json"',
    });
    await send(page, addressOf(service));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('groups.json');
    expect(readFileSync(await download.path(), 'utf8')).toBe('[]');
    answers(200, '[{"id":7}]', { ...exposed, link: '<https://evil.example/groups>; rel="next"' });
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator('.result .body .t-property').waitFor();
    expect(service.requests.at(-1)?.url).toBe('/groups?page=2');
    expect(await page.locator('.result .body .t-constant').textContent()).toBe('7');
    expect(await page.getByRole('button', { name: 'Next page' }).count()).toBe(0);
  });

  it('says in words what a failure means', async () => {
    answers(404, '{"message":"404 Project Not Found"}');
    const page = await open('get-project');
    await send(page, addressOf(service));
    expect(await shows(page, 'The server says: 404 Project Not Found')).toBe(true);
    expect(await page.locator('.result h3').textContent()).toMatch(/^Response 404 Not Found/);
  });

  it('follows no redirect, which could take the token elsewhere', async () => {
    answers(302, '', { location: `${mock.origin}/api/v4/application/appearance` });
    const before = calls.length;
    const page = await open('get-appearance');
    await page.getByLabel('PRIVATE-TOKEN').fill('secret');
    await send(page, addressOf(service));
    expect(await shows(page, 'The response is a redirect.')).toBe(true);
    expect(calls).toHaveLength(before);
  });

  it('names the rule that keeps it from connecting', async () => {
    const page = await open('get-appearance', strict);
    await send(page, addressOf(service));
    expect(await shows(page, 'add it to connect-src')).toBe(true);
  });

  it('says that nobody answers', async () => {
    const page = await open('get-appearance');
    await send(page, 'http://127.0.0.1:1');
    expect(await shows(page, 'Is http://127.0.0.1:1 running')).toBe(true);
  });

  it('says on a page from a disk that it needs a server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-try-'));
    const { files } = await siteOf('spec/openapi.yaml');
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(folder, 'operations/list-groups.html')).href);
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await shows(page, 'Serve the site over HTTP')).toBe(true);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('project');
    await page.locator('#results a').first().waitFor();
    rmSync(folder, { recursive: true });
  });

  it.each([390, 1440])('has nothing that axe finds at %i pixels in both themes', async (width) => {
    answers(200, '{"id":"seven"}');
    const page = await open('create-group-invitations');
    await page.setViewportSize({ width, height: 900 });
    await send(page, addressOf(service));
    await page.evaluate(axe);
    const faults: string[] = [];
    const look = async (): Promise<void> => {
      // What the bar at the top covers is a matter of how far the page is scrolled.
      await page.evaluate('scrollTo(0, 0)');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        faults.push(...(await page.evaluate<readonly string[]>(RUN_AXE)));
      }
    };
    await look();
    await page.getByRole('dialog').getByRole('button', { name: 'Send POST' }).click();
    await page.locator('.verdict').waitFor();
    await look();
    expect(faults).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  });
});
