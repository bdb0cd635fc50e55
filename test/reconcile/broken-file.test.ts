import { describe, expect, test } from 'vitest';
import { operation, run } from './folder.ts';
import { CREATE, GET, LIST, ROLES, TEAM } from './team.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';

const unknownFile = { path: '' };

describe('a file that does not parse', () => {
  const broken = `${ROLES}export const = 1;\n<<<<<<< ours\n`;

  test('is left alone with what is in it, and found again in the index', () => {
    const users = operation('getUser GET /users/{id}', 'Users');
    const result = run({ ...TEAM, 'roles.ts': broken }, [LIST, CREATE, users]);
    expect(result.files['roles.ts']).toBe(broken);
    expect(result.actions).toEqual(['skipped listRoles', 'skipped createRole', 'added getUser']);
    expect(result.files['index.ts']).toContain('...roles,\n  ...users,');
    const [fault] = result.findings;
    expect(fault).toMatchObject({ code: 'reconcile/syntax', at: { file: { path: 'handlers/roles.ts' } } });
    expect(contentOf(fault?.at?.file ?? unknownFile).locate('')).toEqual({
      line: ROLES.split('\n').length,
      column: 14,
    });
  });

  test('holds the handlers that it mentions, also those of other families', () => {
    const result = run({ 'mine.ts': broken }, [operation(LIST, 'Lists'), operation(CREATE, 'Lists')]);
    expect(result.ledger).toMatchObject([
      { action: 'skipped', file: 'mine.ts' },
      { action: 'added', file: 'lists.ts' },
    ]);
  });

  test('as index it stays, and the handlers are reconciled', () => {
    const result = run({ ...TEAM, 'index.ts': 'export const handlers = {' }, [LIST, GET, CREATE]);
    expect(result.changes.map(({ path }) => path)).toEqual(['roles.ts']);
  });

  test('nothing is written where something stands that cannot be read', () => {
    const result = run({}, [LIST], { unreadable: ['roles.ts', 'index.ts'] });
    expect([result.changes, result.actions]).toEqual([[], ['skipped listRoles']]);
  });
});

test('findings tell where things stand after the run', () => {
  const { findings, files } = run(TEAM, [LIST]);
  const line = files['roles.ts']?.split('\n').findIndex((text) => text.includes('const getRole')) ?? 0;
  expect(contentOf(findings[0]?.at?.file ?? unknownFile).locate('')).toEqual({ line: line + 1, column: 14 });
  expect(contentOf(findings[0]?.at?.file ?? unknownFile).text).toBe(files['roles.ts']);
});
