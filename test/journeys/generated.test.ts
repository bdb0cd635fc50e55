import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { privateToken } from '../../generated/client/authentication.js';
import { createClient } from '../../generated/client/client.js';
import {
  AuthenticationError,
  createOwnEmail,
  downloadJobArtifactFile,
  getProjectMilestone,
  listGroups,
  listMergeRequests,
  listOwnEmails,
  ServerError,
  updateAppearance,
  ValidationError,
} from '../../generated/client/index.js';
import { basePath, createPartialServer, offsetHeaders } from '../../generated/server/index.js';
import { closeNodeServer, createNodeServer } from '../../generated/server/node.js';

/** What the handlers were given, in the order of the requests. */
const arrived: unknown[] = [];

const emails = [1, 2, 3, 4, 5].map((id) => ({ id, email: `box${id}@mail.example` }));

const server = createPartialServer<{ readonly name: string }>(
  {
    listOwnEmails: ({ query: { page, per_page } }, { url, principal }) => {
      arrived.push({ page, per_page, principal });
      return {
        status: 200,
        headers: offsetHeaders({ url, page, perPage: per_page, total: emails.length }),
        body: emails.slice((page - 1) * per_page, page * per_page),
      };
    },
    createOwnEmail: ({ body }) => {
      arrived.push(body);
      return { status: 201, body: { id: 6, email: body.email } };
    },
    getProjectMilestone: ({ path }, { url }) => {
      arrived.push({ ...path, pathname: url.pathname });
      return { status: 200, body: { id: 31, iid: 1, title: 'Größe & “quotes”', due_date: null } };
    },
    listMergeRequests: ({ query }, { url }) => {
      arrived.push({ not: query.not, in: query.in, labels: query.labels, search: url.search });
      return { status: 200, body: [] };
    },
    updateAppearance: async ({ contentType, body }) => {
      if (contentType !== 'multipart/form-data') return { status: 400, body: { message: 'No form.' } };
      const { logo, ...texts } = await body.read();
      const content = logo === undefined ? undefined : Buffer.from(await logo.arrayBuffer()).toString('hex');
      arrived.push({ ...texts, logo: { name: logo?.name, type: logo?.type, size: logo?.size, content } });
      return { status: 200, body: { title: texts.title ?? '', email_header_and_footer_enabled: true } };
    },
    downloadJobArtifactFile: ({ path, headers }) => {
      arrived.push({ ...path, ...headers });
      if (path.artifact_path === 'old/report.bin')
        return {
          status: 302,
          headers: { Location: `${basePath}/projects/7/jobs/8/artifacts/new/a%20b.bin` },
        };
      return { status: 200, body: Uint8Array.of(0, 255, 13, 10, 128) };
    },
  },
  {
    // No handler here reads what the application passes on.
    app: undefined as never,
    authenticate: {
      PrivateToken: (token) => (token === 'right' ? { name: 'ann' } : undefined),
      Bearer: () => undefined,
      JobToken: () => undefined,
      JobTokenParameter: () => undefined,
    },
  },
);

const listening = createNodeServer(server);
let baseUrl = '';

beforeAll(async () => {
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  baseUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}${server.basePath}`;
});

beforeEach(() => void arrived.splice(0));

afterAll(() => closeNodeServer(listening, 100));

const clientWith = (token: string) => createClient({ baseUrl, auth: privateToken(token) });

test('a list is read page by page', async () => {
  const pages = [];
  for await (const { items, total, totalPages } of listOwnEmails(clientWith('right'), {
    per_page: 2,
  }).pages())
    pages.push({ ids: items.map(({ id }) => id), total, totalPages });
  expect(pages).toEqual([
    { ids: [1, 2], total: 5, totalPages: 3 },
    { ids: [3, 4], total: 5, totalPages: 3 },
    { ids: [5], total: 5, totalPages: 3 },
  ]);
  const principal = { name: 'ann' };
  expect(arrived).toEqual([1, 2, 3].map((page) => ({ page, per_page: 2, principal })));
});

test('a slash in a path parameter arrives in it', async () => {
  const args = { id: 'group/a project', milestone_id: 31 };
  expect(await getProjectMilestone(clientWith('right'), args)).toEqual({
    id: 31,
    iid: 1,
    title: 'Größe & “quotes”',
    due_date: null,
  });
  expect(arrived).toEqual([{ ...args, pathname: '/api/v4/projects/group%2Fa%20project/milestones/31' }]);
});

test('objects of the query arrive, with defaults beside them', async () => {
  const not = { labels: ['a', 'b,c'], author_id: 7 };
  expect(await listMergeRequests(clientWith('right'), { not, labels: ['x', 'y'] })).toEqual([]);
  expect(arrived).toEqual([
    {
      not,
      in: ['title', 'description'],
      labels: ['x', 'y'],
      search: '?not%5Blabels%5D%5B%5D=a&not%5Blabels%5D%5B%5D=b%2Cc&not%5Bauthor_id%5D=7&labels=x,y',
    },
  ]);
});

test('a body is made to what the service has', async () => {
  expect(await createOwnEmail(clientWith('right'), { email: 'new@mail.example' })).toEqual({
    id: 6,
    email: 'new@mail.example',
  });
  expect(arrived).toEqual([{ email: 'new@mail.example' }]);
});

test('a body that the document does not allow is refused', async () => {
  const body = { email: 7 as unknown as string };
  const error: unknown = await createOwnEmail(clientWith('right'), body).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({
    operation: 'createOwnEmail',
    status: 400,
    body: { message: { email: ['must be of type string'] } },
  });
  expect(arrived).toEqual([]);
});

test('a file is uploaded with fields beside it', async () => {
  const logo = new File([Uint8Array.of(137, 80, 78, 71, 13, 10)], 'lo"go.png', { type: 'image/png' });
  expect(await updateAppearance(clientWith('right'), { title: 'A\r\nB', logo })).toEqual({
    title: 'A\r\nB',
    email_header_and_footer_enabled: true,
  });
  expect(arrived).toEqual([
    {
      title: 'A\r\nB',
      logo: { name: 'lo"go.png', type: 'image/png', size: 6, content: '89504e470d0a' },
    },
  ]);
});

test('a download follows a redirect, and has its bytes', async () => {
  const args = { id: 7, job_id: 8, artifact_path: 'old/report.bin', Range: 'bytes=0-' };
  const stream = await downloadJobArtifactFile(clientWith('right'), args);
  expect([...new Uint8Array(await new Response(stream as ReadableStream<Uint8Array>).arrayBuffer())]).toEqual(
    [0, 255, 13, 10, 128],
  );
  expect(arrived).toEqual([args, { ...args, artifact_path: 'new/a b.bin' }]);
});

test('a caller with a wrong token is refused', async () => {
  const error: unknown = await listOwnEmails(clientWith('wrong')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AuthenticationError);
  expect(error).toMatchObject({
    operation: 'listOwnEmails',
    status: 401,
    body: { message: 'The credentials are not valid.' },
  });
  expect(arrived).toEqual([]);
});

test('an operation without a handler is not implemented', async () => {
  const error: unknown = await listGroups(clientWith('right')).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ status: 501, body: { message: 'listGroups is not implemented.' } });
});
