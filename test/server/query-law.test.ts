import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { encodeRequest } from '../../generators/sample/encode-request.ts';
import { movedToQuery } from '../../generators/sample/query-members.ts';
import { sampleRequest } from '../../generators/sample/request.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { adapters } from './adapters.ts';
import { listen, type Listening } from './listening.ts';
import { generateServer, type Generated } from './workshop.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

const document = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));
const loaded = await loadModel(document);
if (loaded.model === undefined) throw new Error('The document has errors.');
const api = tsModelOf(loaded.model);
const sampler = createSampler(api);
const base = Number(process.env['FC_SEED'] ?? 1);
const seeds = Array.from({ length: 12 }, (_, index) => base * 1000 + index);

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(document);
});

/** Every write with a body that has fields in a form; fields that are files stand in none of these. */
const writes = api.operations.filter(
  ({ body }) => body?.content.some(({ kind }) => kind === 'form') === true,
);

test('nearly all writes with a body are looked at', () => {
  const all = api.operations.filter(({ body }) => body !== undefined);
  expect(all.length - writes.length).toBeLessThanOrEqual(2);
});

describe.each(adapters)('members in the query are the same as in the body, to %s', (adapter) => {
  let listening: Listening;
  const given: unknown[] = [];

  beforeAll(async () => {
    const keep = (request: unknown): never => {
      given.push(request);
      throw new generated.index.Refusal({ status: 418, message: 'Seen.' });
    };
    const handlers = Object.fromEntries(api.operations.map(({ names }) => [names.value, keep]));
    const authenticate = Object.fromEntries(api.securitySchemes.map(({ name }) => [name, () => ({})]));
    listening = await listen(adapter, generated, generated.index.createServer(handlers, { authenticate }));
  });

  afterAll(() => listening.close());

  test.each(writes.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const mediaType = operation.body?.content.find(({ kind }) => kind === 'form');
    if (mediaType === undefined) throw new Error('There is no form.');
    let sent = 0;
    for (const seed of seeds) {
      const values = sampleRequest(operation, sampler, { mediaType, examples: seed % 2 === 0, seed });
      const moved = values === undefined ? undefined : movedToQuery(api, operation, values);
      if (values === undefined || moved === undefined) continue;
      const seen: unknown[] = [];
      for (const each of [values, moved]) {
        const credentials = { headers: { 'private-token': 'a' }, query: {} };
        const { method, target, headers, body } = encodeRequest(api, operation, {
          values: each,
          credentials,
        });
        if (target.length > 12_000) continue;
        const response = await fetch(`${listening.address}${target}`, {
          method,
          headers,
          ...(body === undefined ? {} : { body: Buffer.from(body) }),
        });
        expect([response.status, await response.text()]).toEqual([418, '{"message":"Seen."}']);
        seen.push(given.pop());
      }
      if (seen.length < 2) continue;
      expect(seen[1]).toEqual(seen[0]);
      sent += 1;
    }
    // The field of the one has the name of a parameter of its query, those of the other are not known.
    const hasFields = !['deleteServiceAccount', 'revertCommit'].includes(operation.id);
    expect(sent > 0).toBe(hasFields);
  });
});
