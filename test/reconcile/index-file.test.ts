import { describe } from 'vitest';
import { CREATE, GET, INDEX, LIST, ROLES, TEAM, replaced, testCases } from './team.ts';

describe('the index of the handlers', () => {
  testCases([
    {
      what: 'the index takes in a file that handlers were moved to',
      before: {
        'roles.ts': ROLES,
        'mine.ts': `/** \`POST /roles\` */\nexport const createRole = async () => ({ status: 201 });\n`,
        'index.ts': INDEX,
      },
      operations: [LIST, GET, CREATE],
      actions: ['kept listRoles', 'kept getRole', 'kept createRole'],
      after: {
        'index.ts': replaced(
          INDEX,
          [`'./roles.ts';\n`, `'./roles.ts';\nimport * as mine from './mine.ts';\n`],
          ['  ...roles,', '  ...roles,\n  ...mine,'],
        ),
      },
    },
    {
      what: 'a file takes its place in the index whatever its name',
      before: {
        'roles.ts': ROLES,
        "o'brien.ts": `/** \`POST /roles\` */\nexport const createRole = async () => ({ status: 201 });\n`,
        'index.ts': INDEX,
      },
      operations: [LIST, GET, CREATE],
      actions: ['kept listRoles', 'kept getRole', 'kept createRole'],
      after: {
        'index.ts': replaced(
          INDEX,
          [`'./roles.ts';\n`, `'./roles.ts';\nimport * as oBrien from './o\\'brien.ts';\n`],
          ['  ...roles,', '  ...roles,\n  ...oBrien,'],
        ),
      },
    },
    {
      what: 'an index that lists handlers one by one keeps its form and its own members',
      before: {
        'roles.ts': ROLES,
        'index.ts': `import { listRoles, getRole } from './roles.js';
const createRole = async () => ({ status: 201 });
export const handlers = { listRoles: logged(listRoles), getRole, createRole } satisfies Handlers;
`,
      },
      operations: [LIST, 'showRole GET /roles/{id}', CREATE],
      actions: ['kept listRoles', 'renamed showRole', 'kept createRole'],
      after: {
        'roles.ts': replaced(ROLES, ['const getRole', 'const showRole']).replaceAll(
          'GetRoleHandler',
          'ShowRoleHandler',
        ),
        'index.ts': `import { listRoles, showRole as getRole } from './roles.js';
const createRole = async () => ({ status: 201 });
export const handlers = { listRoles: logged(listRoles), showRole: getRole, createRole } satisfies Handlers;
`,
      },
    },
    {
      what: 'an index that is no literal is left alone',
      before: { ...TEAM, 'index.ts': `export const handlers = build();\n` },
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      codes: ['reconcile/index'],
      after: {},
    },
    {
      what: 'a member of the index that is no operation is told',
      before: { ...TEAM, 'index.ts': replaced(INDEX, ['...roles,', '...roles, gone() {},']) },
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      codes: ['reconcile/unknown-handler'],
      after: {},
    },
  ]);
});
