import { describe, expect, test } from 'vitest';
import { operation, run } from './folder.ts';
import { INDEX, LIST, SERVER, replaced } from './team.ts';

describe('a fresh folder', () => {
  const { files, actions } = run({}, [
    LIST,
    { ...operation('getUser GET /users/{id}', 'User emails'), summary: 'Show */ a user' },
  ]);

  test('has one file per family with a typed stub per operation', () => {
    expect(actions).toEqual(['added listRoles', 'added getUser']);
    expect(Object.keys(files)).toEqual(['roles.ts', 'user-emails.ts', 'index.ts']);
    expect(files['user-emails.ts']).toBe(`import { Refusal } from '${SERVER}';
import type { GetUserHandler } from '${SERVER}';

/**
 * Show *\\/ a user
 *
 * \`GET /users/{id}\`
 */
export const getUser: GetUserHandler = async () => {
  throw new Refusal({ status: 501, message: 'getUser is not implemented.' });
};
`);
  });

  test('has an index of all files', () => {
    expect(files['index.ts']).toBe(
      replaced(
        INDEX,
        [`roles.ts';\n`, `roles.ts';\nimport * as userEmails from './user-emails.ts';\n`],
        ['  ...roles,\n', '  ...roles,\n  ...userEmails,\n'],
      ),
    );
  });

  test('is as it should be for the next run', () => {
    const again = run(files, [LIST, operation('getUser GET /users/{id}', 'User emails')]);
    expect(again.changes).toEqual([]);
    expect(again.actions).toEqual(['kept listRoles', 'kept getUser']);
  });
});
