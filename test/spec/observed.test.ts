import { describe, expect, test } from 'vitest';
import type { Operation, Schema } from '../../generators/model/model.ts';
import { model } from './document.ts';
import { absentRows } from './observed/absent.ts';
import { additionalRows } from './observed/additional.ts';
import { formRows } from './observed/forms.ts';
import { nullRows } from './observed/nulls.ts';
import type { Row } from './observed/row.ts';
import { valueRows } from './observed/values.ts';
import { schemaErrors } from './schema-validator.ts';

const behaviours: readonly (readonly [string, readonly Row[]])[] = [
  ['null for', nullRows],
  ['the absence of', absentRows],
  ['members beyond the documented:', additionalRows],
  ['other forms:', formRows],
  ['values beyond the documented:', valueRows],
];

for (const [behaviour, rows] of behaviours) {
  describe(`answers may hold ${behaviour}`, () => {
    for (const [what, id, value, status = '200'] of rows) {
      test(`${what}`, () => {
        expect(schemaErrors(answerOf(id, status), value)).toEqual([]);
      });
    }
  });
}

describe('statuses beyond the documented', () => {
  test.each([
    ['createGroupAccessRequest', '201'],
    ['createProjectAccessRequest', '201'],
    ['cherryPickCommit', '201'],
    ['retryPipeline', '201'],
    ['cancelPipeline', '201'],
    ['deleteProjectArtifacts', '204'],
    ['downloadJobArtifacts', '206'],
  ])('%s may answer %s', (id, status) => {
    expect(operationOf(id).responses.map((response) => response.status)).toContain(status);
  });

  test('failed invitations come with a success', () => {
    const failed = { status: 'error', message: { 'ada@forge.example': 'Already invited' } };
    expect(schemaErrors(answerOf('createGroupInvitations', '201'), failed)).toEqual([]);
  });
});

describe('page headers', () => {
  const headers = operationOf('listProjects').responses.find(({ status }) => status === '200')?.headers ?? [];

  test.each(['x-next-page', 'x-prev-page'])('%s is empty at the end of the list', (name) => {
    expect(schemaErrors(headers.find((header) => header.name === name)?.schema ?? false, '')).toEqual([]);
  });

  test('any may be absent', () => {
    expect(headers.filter(({ required }) => required).map(({ name }) => name)).toEqual([]);
  });
});

function operationOf(id: string): Operation {
  const found = model.operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`The document has no operation ${id}.`);
  return found;
}

function answerOf(id: string, status: string): Schema {
  const content = operationOf(id).responses.find((response) => response.status === status)?.content ?? [];
  const json = content.find(({ kind }) => kind === 'json');
  if (json === undefined) throw new Error(`${id} has no JSON answer with status ${status}.`);
  return json.schema;
}
