import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateClient, specification } from './generated.ts';

let folder: string;

beforeAll(async () => {
  folder = await generateClient(specification);
});

async function bundle(contents: string, ignoreAnnotations = false): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    ignoreAnnotations,
  });
  return outputFiles.map(({ text }) => text).join('');
}

function program(call: string, name: string): string {
  return `
    import { createClient, privateToken, ${name} } from './client/index.js';
    const client = createClient({ baseUrl: 'https://forge.example/api/v4', auth: privateToken(globalThis.token) });
    console.log(await ${call});
  `;
}

/** The goal, in bytes. What keeps a client safe from its service is within it: the limit of bodies alone takes 140. */
const MOST = 2048;

describe('a program with one call, minified and gzipped', () => {
  test.each([
    ['getProject', "getProject(client, { id: 'group/project' })"],
    ['deleteMemberRole', 'deleteMemberRole(client, { member_role_id: 1 })'],
  ])('%s is small', async (name, call) => {
    const text = await bundle(program(call, name));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(MOST);
    expect(text).toContain('ValidationError');
  });

  test.each([
    [
      'a body',
      'createGroupMemberRole',
      "createGroupMemberRole(client, { id: 1, name: 'x', base_access_level: 30 })",
      2068,
    ],
    [
      'a body that may be absent',
      'approveProjectAccessRequest',
      'approveProjectAccessRequest(client, { id: 1, user_id: 2 })',
      2088,
    ],
    ['deprecated parameters', 'getGroup', 'getGroup(client, { id: 1 })', 2072],
    ['pages', 'listOwnEmails', 'listOwnEmails(client)', 2569],
    ['pages, lists and objects of the query', 'listMergeRequests', 'listMergeRequests(client)', 2792],
    [
      'objects that nest deeply',
      'updateApplicationSettings',
      'updateApplicationSettings(client, { settings: {} })',
      1893,
    ],
    ['files', 'updateAppearance', 'updateAppearance(client, {})', 2660],
    [
      'a download and headers',
      'downloadJobArtifacts',
      'downloadJobArtifacts(client, { id: 1, job_id: 2 })',
      2193,
    ],
  ])('with %s is a little larger', async (_, name, call, most) => {
    const text = await bundle(program(call, name));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(most);
    expect(text).toContain('ValidationError');
  });

  test('holds nothing of what it does not use', async () => {
    const text = await bundle(program('getProject(client, { id: 1 })', 'getProject'));
    for (const absent of ['listProjects', 'multipart', 'rel', 'setTimeout', 'highWaterMark', 'x-total'])
      expect(text).not.toContain(absent);
  });
});

test('what is not called leaves nothing', async () => {
  expect(await bundle("import './client/index.js';", true)).toBe('');
});
