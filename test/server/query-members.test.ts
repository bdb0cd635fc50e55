import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { adapters } from './adapters.ts';
import { accepted, document, refused, type Sent } from './fixtures/query-members.ts';
import { listen, type Listening } from './listening.ts';
import { generateServer, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(document);
});

interface Given {
  readonly contentType?: string;
  readonly query?: object;
  readonly body?: unknown;
}

/** Answers with what it was given. */
async function echo({ contentType, query, body }: Given): Promise<{ status: 200; body: unknown }> {
  const read = isMultipart(body) ? await partsOf(body) : body;
  return { status: 200, body: { contentType, query, body: read } };
}

function isMultipart(body: unknown): body is Multipart<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && 'parts' in body;
}

async function partsOf(form: Multipart<Record<string, unknown>>): Promise<unknown> {
  const { logo, ...fields } = await form.read();
  const size = typeof logo === 'object' && logo !== null && 'size' in logo ? logo.size : undefined;
  return { ...fields, ...(size === undefined ? {} : { logo: size }) };
}

const operations = [
  'createPipeline',
  'updateMilestone',
  'deleteMilestone',
  'getMilestone',
  'updateAppearance',
  'updateSettings',
  'updateOpen',
  'createClosed',
];

describe.each(adapters)('the query of a write, to %s', (adapter) => {
  let listening: Listening;

  beforeAll(async () => {
    const handlers = Object.fromEntries(operations.map((name) => [name, echo]));
    const server = generated.index.createServer(handlers, { authenticate: { JobToken: () => ({}) } });
    listening = await listen(adapter, generated, server);
  });

  afterAll(() => listening.close());

  async function send([request, type, body]: Sent): Promise<{ status: number; answer: unknown }> {
    const [method = '', target = ''] = request.split(' ');
    const response = await fetch(`${listening.address}${target}`, {
      method,
      headers: type === undefined ? {} : { 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, answer: await response.json() };
  }

  test.each(accepted)('%s', async (_, sent, got) => {
    expect(await send(sent)).toEqual({ status: 200, answer: JSON.parse(JSON.stringify(got)) });
  });

  test.each(refused)('refuses %s', async (_, sent, message) => {
    const { status, answer } = await send(sent);
    expect([status, (answer as { message: unknown }).message]).toEqual([400, message]);
  });
});
