import { describe, expect, test } from 'vitest';
import { operation, run } from './folder.ts';
import {
  CREATE,
  FETCH_ORPHAN,
  GET,
  INDEX,
  LIST,
  ONE,
  ROLES,
  SERVER,
  STUB,
  TEAM,
  replaced,
  testCases,
} from './team.ts';

describe('operations that come, change and go', () => {
  testCases([
    {
      what: 'nothing changed',
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      after: {},
    },
    {
      what: 'a new operation is appended, and its type imported',
      operations: [LIST, CREATE, GET],
      actions: ['kept listRoles', 'added createRole', 'kept getRole'],
      after: {
        'roles.ts': replaced(`${ROLES}${STUB}`, [
          'GetRoleHandler } from',
          'GetRoleHandler, CreateRoleHandler } from',
        ]),
      },
    },
    {
      what: 'renamed operations take their names, types and imports along',
      operations: ['showRole GET /roles/{id}', 'searchRoles GET /roles'],
      actions: ['renamed showRole', 'renamed searchRoles'],
      after: {
        'roles.ts': ROLES.replaceAll('ListRolesHandler', 'SearchRolesHandler')
          .replaceAll('GetRoleHandler', 'ShowRoleHandler')
          .replace('const listRoles', 'const searchRoles')
          .replace('const getRole', 'const showRole'),
      },
    },
    {
      what: 'a path that changed is written into the anchor',
      operations: [LIST, 'getRole GET /roles/{role_id}'],
      actions: ['kept listRoles', 'updated getRole'],
      after: { 'roles.ts': replaced(ROLES, ['`GET /roles/{id}`', '`GET /roles/{role_id}`']) },
    },
    {
      what: 'an operation that has gone keeps its handler, marked, with a type in place of the one that has gone',
      operations: [LIST],
      actions: ['kept listRoles', 'orphaned getRole'],
      codes: ['reconcile/orphaned'],
      after: {
        'roles.ts': replaced(
          ROLES,
          ['ListRolesHandler, GetRoleHandler }', 'ListRolesHandler }'],
          [`'../auth.ts';\n`, `'../auth.ts';\n${FETCH_ORPHAN}`],
          [
            '/** `GET /roles/{id}` */',
            '// Not in the document any more: GET /roles/{id}\n/** `GET /roles/{id}` */',
          ],
        ),
      },
    },
    {
      what: 'the only import from the server goes with its operation',
      before: { 'roles.ts': ONE, 'index.ts': INDEX },
      operations: [],
      actions: ['orphaned getRole'],
      codes: ['reconcile/orphaned'],
      after: {
        'roles.ts': `${FETCH_ORPHAN}
// Not in the document any more: GET /roles/{id}
/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
`,
      },
    },
    {
      what: 'an orphan gives way to an operation that has its name now',
      before: {
        'roles.ts': `${ONE}\n/** \`GET /roles\` */\nexport const listRoles = async () => [];\n`,
        'index.ts': INDEX,
      },
      operations: ['getRole GET /roles'],
      actions: ['renamed getRole', 'orphaned formerGetRole'],
      codes: ['reconcile/orphaned'],
      after: {
        'roles.ts': `${FETCH_ORPHAN}
// Not in the document any more: GET /roles/{id}
/** \`GET /roles/{id}\` */
export const formerGetRole: GetRoleHandler = async () => ({ status: 204 });

/** \`GET /roles\` */
const listRoles = async () => [];
export { listRoles as getRole };
`,
      },
    },
    {
      what: 'names that changed places',
      before: {
        'roles.ts': `/** \`GET /a\` */\nexport const a = 1;\n/** \`GET /b\` */\nexport const b = 2;\n`,
        'index.ts': INDEX,
      },
      operations: ['b GET /a', 'a GET /b'],
      actions: ['renamed b', 'renamed a'],
      after: {
        'roles.ts': `/** \`GET /a\` */\nconst a = 1;\nexport { a as b };\n/** \`GET /b\` */\nconst b = 2;\nexport { b as a };\n`,
      },
    },
    {
      what: 'a new operation with the name of a handler that has left it',
      before: {
        'roles.ts': `${ONE}const twice = [getRole, getRole];\n`,
        'index.ts': INDEX,
      },
      operations: ['showRole GET /roles/{id}', 'getRole GET /v2/roles/{id}'],
      actions: ['renamed showRole', 'added getRole'],
      after: {
        'roles.ts': `import type { ShowRoleHandler, GetRoleHandler } from '${SERVER}';
import { Refusal } from '${SERVER}';

/** \`GET /roles/{id}\` */
const getRole: ShowRoleHandler = async () => ({ status: 204 });
export { getRole as showRole };
const twice = [getRole, getRole];

/** \`GET /v2/roles/{id}\` */
const getRole2: GetRoleHandler = async () => {
  throw new Refusal({ status: 501, message: 'getRole is not implemented.' });
};
export { getRole2 as getRole };
`,
      },
    },
  ]);

  test('an operation that comes back finds its handler, and its mark goes', () => {
    const gone = run(TEAM, [LIST]);
    const back = run(gone.files, [LIST, GET]);
    expect(back.files).toEqual(TEAM);
    expect(back.actions).toEqual(['kept listRoles', 'updated getRole']);
  });

  test('an operation that comes back under another name', () => {
    const back = run(run(TEAM, [LIST]).files, [LIST, 'showRole GET /roles/{id}']);
    expect(back.actions).toEqual(['kept listRoles', 'renamed showRole']);
    expect(back.files['roles.ts']).toBe(
      replaced(
        ROLES,
        ['ListRolesHandler, GetRoleHandler }', 'ListRolesHandler, ShowRoleHandler as GetRoleHandler }'],
        ['const getRole', 'const showRole'],
      ),
    );
  });

  test('an operation that moved to another family keeps its place', () => {
    const { changes, ledger } = run(TEAM, [LIST, operation(GET, 'Members')]);
    expect(changes).toEqual([]);
    expect(ledger).toMatchObject([{ file: 'roles.ts' }, { action: 'kept', file: 'roles.ts' }]);
  });

  test('another place of the generated server is followed, other imports are not', () => {
    const moved = run(TEAM, [LIST, GET], { generated: '/project/handlers/api' });
    expect(moved.files).toEqual({
      'roles.ts': ROLES.replaceAll(SERVER, 'api/server/index.js'),
      'index.ts': INDEX.replaceAll(SERVER, 'api/server/index.js'),
    });
    expect(moved.actions).toEqual(['updated listRoles', 'updated getRole']);
  });

  test('CRLF and a byte order mark stay, new text has them too', () => {
    const before = {
      'roles.ts': `\uFEFF${ROLES.replaceAll('\n', '\r\n')}`,
      'index.ts': INDEX.replaceAll('\n', '\r\n'),
    };
    const after = run(before, ['searchRoles GET /roles', CREATE]);
    const plain = run(TEAM, ['searchRoles GET /roles', CREATE]);
    expect(after.actions).toEqual(plain.actions);
    expect(after.files['roles.ts']).toBe(`\uFEFF${plain.files['roles.ts']?.replaceAll('\n', '\r\n')}`);
  });
});
