import { expect, test } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModel } from '../../generators/pipeline.ts';

const document = `openapi: 3.1.1
info: { title: Files, version: '1' }
paths:
  /files:
    post:
      operationId: upload
      requestBody:
        content:
          multipart/form-data: { schema: { $ref: '#/components/schemas/Form' } }
      responses: { '204': { description: done } }
components:
  schemas:
    Form:
      type: object
      properties:
        plain: { type: string }
        inline: { type: string, contentMediaType: image/png }
        named: { $ref: '#/components/schemas/Picture' }
        renamed: { $ref: '#/components/schemas/Alias' }
        either: { anyOf: [{ type: string, maxLength: 3 }, { $ref: '#/components/schemas/Picture' }] }
    Alias: { $ref: '#/components/schemas/Picture' }
    Picture: { type: string, contentMediaType: image/png }
`;

/** What a program has instead of the bytes of a file. */
const file = { name: 'a.png', size: 3 };

test.each<[string, unknown, boolean]>([
  ['plain', 'text', true],
  ['plain', file, false],
  ['inline', file, true],
  ['named', file, true],
  ['renamed', file, true],
  ['either', file, true],
])('the field %s takes %j: %s', async (field, value, want) => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-files-'));
  writeFileSync(join(folder, 'openapi.yaml'), document);
  const { model } = await loadModel(join(folder, 'openapi.yaml'));
  rmSync(folder, { recursive: true });
  const [operation] = model?.operations ?? [];
  const [form] = operation?.body?.content ?? [];
  if (model === undefined || operation === undefined || form === undefined)
    throw new Error('The document is not read.');
  expect(liveValidators(model).body(operation, form)({ [field]: value }).length === 0).toBe(want);
});
