import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { verifyInProcess, failuresIn } from '../conformance/run.ts';
import { emitted } from '../emit/emitted.ts';

/** XML bodies and plain-text numbers, as other people describe them. */
const document = `
openapi: 3.0.3
info: { title: Orders, version: '1' }
components:
  schemas:
    Order: { type: object, required: [id], properties: { id: { type: integer } } }
paths:
  /orders:
    post:
      operationId: placeOrder
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Order' } }
          application/xml: { schema: { $ref: '#/components/schemas/Order' } }
      responses:
        '200':
          description: The order.
          content:
            application/xml: { schema: { $ref: '#/components/schemas/Order' }, example: <Order><id>3</id></Order> }
  /orders/count:
    get:
      operationId: countOrders
      responses: { '200': { description: How many., content: { text/plain: { schema: { type: integer } } } } }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-texts-'));
  await writeFile(join(folder, 'orders.yaml'), document);
});
afterAll(() => rm(folder, { recursive: true }));

test('texts whose schema is of something else are taken and given as they are, and the document is told so', async () => {
  const { model } = await loadModel(join(folder, 'orders.yaml'));
  if (model === undefined) throw new Error('The document has errors.');
  const mock = createMock(model);
  const sent = await mock.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<Order><id>3</id></Order>',
    }),
  );
  expect([sent.status, await sent.text()]).toEqual([200, '<Order><id>3</id></Order>']);
  const server = { answer: (request: Request) => mock.fetch(request), baseUrl: 'http://localhost' };
  expect(failuresIn(await verifyInProcess(model, server, { prefer: true }))).toEqual([]);
  const { findings } = await emitted(validatorsEmitter, model);
  expect(findings.map(({ message }) => message)).toEqual([
    'Bodies of application/xml are not checked: programs send and receive them unchanged, here and in 1 more place.',
    'Bodies of text/plain are not checked: programs send and receive them unchanged.',
  ]);
});
