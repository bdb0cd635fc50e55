import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { createGroup } from '../../families/groups/create.ts';
import { createProject } from '../../families/projects/create.ts';
import { createToken } from '../../families/tokens/create.ts';
import { isInstalled } from '../../../test/runs/programs.ts';
import { describeWorld, type Send } from './world.ts';

let years = 0;
const clock = { now: () => new Date(Date.now() + years * 31_557_600_000) };
const world = describeWorld({ clock });
let maintainer: Send;
let developer: Send;
let secret = '';
const at = (path = ''): string => `/projects/acme%2Fsite/pages/domains${path}`;

/** Certificates by openssl, as the service reads them with another implementation. */
function makePems() {
  const folder = mkdtempSync(join(tmpdir(), 'forge-pems-'));
  const run = (...args: string[]): unknown => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const sign = ['-CA', 'ca.pem', '-CAkey', 'ca.key'];
  run(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Authority',
    '-days',
    '3650',
  );
  run(
    'req',
    '-x509',
    ...key,
    ...sign,
    '-keyout',
    'a.key',
    '-out',
    'a.pem',
    '-subj',
    '/O=Acme/CN=docs.example.com',
  );
  run('req', '-x509', '-key', 'a.key', '-out', 'b.pem', '-subj', '/CN=renewed', '-days', '3650');
  run('req', '-x509', ...key, '-keyout', 'c.key', '-out', 'c.pem', '-subj', '/CN=other');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [leaf, renewed, other] = ['a.pem', 'b.pem', 'c.pem'].map((name) => read(name));
  const pems = {
    leaf,
    renewed,
    other,
    key: read('a.key'),
    otherKey: read('c.key'),
    authority: read('ca.pem'),
  };
  rmSync(folder, { recursive: true });
  return pems;
}

const hasOpenssl = isInstalled('openssl');
const pems: { readonly [K in keyof ReturnType<typeof makePems>]?: string | undefined } = hasOpenssl
  ? makePems()
  : {};

beforeAll(async () => {
  const { forge } = world().running;
  const mia = await world().user('mia');
  const dev = await world().user('dev');
  maintainer = mia.send;
  developer = dev.send;
  await forge.database.transaction(async (writes) => {
    const acme = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' });
    const common = { namespace: acme, creatorId: null };
    await createProject(writes, forge, { name: 'Site', path: 'site', ...common });
    await createProject(writes, forge, { name: 'Other', path: 'other', ...common });
    for (const [id, level] of [
      [mia.row.id, 40],
      [dev.row.id, 30],
    ] as const) {
      await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
        values ('group', ${acme.id}, ${id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`);
    }
    const token = { userId: mia.row.id, name: 'form', scopes: ['api'], expiresAt: null };
    secret = (await createToken(writes, forge, token)).secret;
  });
});

describe.skipIf(!hasOpenssl)('a domain', () => {
  test('is added without a certificate, read by any case, and taken once', async () => {
    const made = await maintainer('POST', at(), { domain: 'Docs.Example.com' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        domain: 'docs.example.com',
        url: 'http://docs.example.com',
        verified: false,
        enabled_until: null,
        auto_ssl_enabled: false,
      },
    });
    expect((made.body as { verification_code: string }).verification_code).toMatch(/^[0-9a-f]{32}$/);
    expect(made.body).not.toHaveProperty('certificate');
    expect((await maintainer('GET', at('/DOCS.example.com'))).body).toEqual(made.body);
    for (const project of ['site', 'other']) {
      const again = await maintainer('POST', `/projects/acme%2F${project}/pages/domains`, {
        domain: 'docs.example.com',
      });
      expect(again).toMatchObject({ status: 400, body: { message: { domain: ['has already been taken'] } } });
    }
    expect((await maintainer('GET', '/projects/acme%2Fother/pages/domains/docs.example.com')).status).toBe(
      404,
    );
  });

  test('takes a certificate with its key, renews it, and loses it', async () => {
    const path = at('/docs.example.com');
    const chain = `${pems.leaf}${pems.authority}`;
    const put = await maintainer('PUT', path, { certificate: chain, key: pems.key });
    expect(put).toMatchObject({
      status: 200,
      body: {
        url: 'https://docs.example.com',
        certificate: { subject: '/O=Acme/CN=docs.example.com', expired: false, certificate: chain },
      },
    });
    const text = (put.body as { certificate: { certificate_text: string } }).certificate.certificate_text;
    expect(text).toContain('Issuer: /CN=Authority');
    const kept = await world().running.forge.database.all(sql`select * from pages_domains`);
    expect(JSON.stringify(kept)).not.toContain('PRIVATE KEY');
    expect(await maintainer('PUT', path, { auto_ssl_enabled: true })).toMatchObject({
      body: { auto_ssl_enabled: true, certificate: { subject: '/O=Acme/CN=docs.example.com' } },
    });
    expect(await maintainer('PUT', path, { certificate: pems.renewed })).toMatchObject({
      status: 200,
      body: { certificate: { subject: '/CN=renewed' } },
    });
    const all = await world().root('GET', '/pages/domains');
    expect(all).toMatchObject({
      status: 200,
      body: [{ domain: 'docs.example.com', certificate: { expired: false } }],
    });
    const { certificate, project_id } = (all.body as [{ certificate: object; project_id: number }])[0];
    expect([Object.keys(certificate).toSorted(), project_id]).toEqual([['expiration', 'expired'], 1]);
    const removed = await maintainer('PUT', path, { certificate: '', key: '' });
    expect(removed.status).toBe(200);
    expect(removed.body).not.toHaveProperty('certificate');
  });

  test('shows that its certificate is over', async () => {
    const body = { domain: 'old.example.com', certificate: pems.leaf, key: pems.key };
    expect(await maintainer('POST', at(), body)).toMatchObject({ body: { certificate: { expired: false } } });
    years = 1;
    const later = await maintainer('GET', at('/old.example.com'));
    years = 0;
    expect(later).toMatchObject({ status: 200, body: { certificate: { expired: true } } });
  });

  test.each([
    ['files', (text: string) => new File([text], 'site.pem', { type: 'application/x-pem-file' })],
    ['texts', (text: string) => text],
  ])('takes %s of a form', async (kind, as) => {
    const form = new FormData();
    form.set('domain', `${kind}.example.com`);
    form.set('certificate', as(pems.leaf ?? ''));
    form.set('key', as(pems.key ?? ''));
    const response = await fetch(`${world().running.url}/api/v4${at()}`, {
      method: 'POST',
      headers: { 'private-token': secret },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { url: `https://${kind}.example.com`, certificate: { subject: '/O=Acme/CN=docs.example.com' } },
    ]);
  });

  test('stands in lists in pages, ordered by name', async () => {
    const first = await maintainer('GET', at('?per_page=2'));
    expect(first.body).toMatchObject([{ domain: 'docs.example.com' }, { domain: 'files.example.com' }]);
    expect(first.headers.get('x-total')).toBe('4');
  });
});

describe.skipIf(!hasOpenssl)('refused', () => {
  test.each([
    ['a wildcard', { domain: '*.example.com' }, 'domain'],
    ['one label', { domain: 'localhost' }, 'domain'],
    ['an address', { domain: '10.0.0.1' }, 'domain'],
    ['a path', { domain: 'a.example.com/x' }, 'domain'],
    ['a newline', { domain: 'a.example.com\n' }, 'domain'],
    ['a certificate without a key', { certificate: pems.leaf }, 'key'],
    ['a key without a certificate', { key: pems.key }, 'certificate'],
    ['the key of another', { certificate: pems.leaf, key: pems.otherKey }, 'key'],
    ['a key that is none', { certificate: pems.leaf, key: 'x' }, 'key'],
    ['a certificate that is none', { certificate: 'x', key: pems.key }, 'certificate'],
    [
      'a chain in another order',
      { certificate: `${pems.authority}${pems.leaf}`, key: pems.key },
      'certificate',
    ],
    ['a chain of strangers', { certificate: `${pems.leaf}${pems.other}`, key: pems.key }, 'certificate'],
    ['a long text', { certificate: 'x'.repeat(70_000), key: pems.key }, 'certificate'],
  ])('%s', async (_, body, member) => {
    const answer = await maintainer('POST', at(), { domain: 'new.example.com', ...body });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { message: object }).message)).toEqual([member]);
    expect((await maintainer('GET', at('/new.example.com'))).status).toBe(404);
  });

  test('another key for the certificate that is there', async () => {
    const path = at('/old.example.com');
    expect((await maintainer('PUT', path, { certificate: pems.other })).status).toBe(400);
    expect((await maintainer('PUT', path, { key: pems.otherKey })).status).toBe(400);
    expect((await maintainer('PUT', path, { key: pems.key })).status).toBe(200);
  });

  test('the host of the service itself', async () => {
    const { domainName } = await import('../../families/pages-domains/name.ts');
    const instance = { url: 'https://forge.example.com:8443', deployment: 'any', tier: 'ultimate' } as const;
    for (const domain of ['forge.example.com', 'a.forge.example.com', 'Forge.Example.Com'])
      expect(() => domainName(instance, domain)).toThrow(/of this service/);
    expect(domainName(instance, 'notforge.example.com')).toBe('notforge.example.com');
  });

  test('callers who may not', async () => {
    expect((await developer('GET', at())).status).toBe(403);
    expect((await developer('GET', at('/docs.example.com'))).status).toBe(403);
    expect((await developer('POST', at(), { domain: 'x.example.com' })).status).toBe(403);
    expect((await developer('PUT', at('/docs.example.com'), {})).status).toBe(403);
    expect((await world().nobody('GET', at())).status).toBe(401);
    expect((await maintainer('GET', '/pages/domains')).status).toBe(403);
    expect((await world().nobody('GET', '/pages/domains')).status).toBe(401);
  });
});
