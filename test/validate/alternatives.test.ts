import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { validatePayload } from '../../generators/validate/validate-payload.ts';

const { model } = await loadModel(fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url)));
if (model === undefined) throw new Error('The document has errors.');
const mock = createMock(model, { auth: false });
const target = { operation: 'createCommit', part: 'request' } as const;
const kinds = '"create", "update", "move", "delete", "chmod"';

test.each<[action: object, told: string, answered: { pointer: string; message: string }]>([
  [
    { action: 'create', file_path: 'a' },
    '/actions/0 must have the property content (required).',
    { pointer: '/actions/0/content', message: 'is missing' },
  ],
  [
    { action: 'boom', file_path: 'a' },
    `/actions/0/action must be one of ${kinds} (enum).`,
    { pointer: '/actions/0/action', message: `must be one of ${kinds}` },
  ],
  [
    { file_path: 'a' },
    '/actions/0 must have the property action (required).',
    { pointer: '/actions/0/action', message: 'is missing' },
  ],
])('%j has one fault, in findings and in the body of a refusal', async (action, told, answered) => {
  const text = JSON.stringify({ branch: 'main', commit_message: 'm', actions: [action] });
  const findings = validatePayload({ model, target, text, path: 'payload.json' });
  expect(findings.map(({ message }) => message)).toEqual([told]);
  const response = await mock.fetch(
    new Request('http://localhost/api/v4/projects/7/repository/commits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    }),
  );
  expect(await response.json()).toMatchObject({ errors: [{ in: 'body', ...answered }] });
});
