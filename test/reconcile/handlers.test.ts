import { describe } from 'vitest';
import { CREATE, GET, INDEX, LIST, ONE, ROLES, SERVER, TEAM, replaced, testCases } from './team.ts';

describe('handlers of every form', () => {
  testCases([
    {
      what: 'a handler that others in its file call is exported under its new name',
      before: {
        'roles.ts': `/** \`GET /roles/{id}\` */
export const getRole = async (request) => ({ status: 200 });
/** \`GET /roles\` */
export async function listRoles(request) { return [await getRole(request)]; }
`,
        'index.ts': INDEX,
      },
      operations: ['showRole GET /roles/{id}', 'searchRoles GET /roles'],
      actions: ['renamed showRole', 'renamed searchRoles'],
      after: {
        'roles.ts': `/** \`GET /roles/{id}\` */
const getRole = async (request) => ({ status: 200 });
export { getRole as showRole };
/** \`GET /roles\` */
export async function searchRoles(request) { return [await getRole(request)]; }
`,
      },
    },
    {
      what: 'handlers that are exported by a list',
      before: {
        'roles.ts': `/** \`GET /roles\` */
const all = async () => ({ status: 200 });
/** \`GET /roles/{id}\` */
function getRole() { return { status: 200 }; }
export { all as listRoles, getRole };
`,
        'index.ts': INDEX,
      },
      operations: ['searchRoles GET /roles', 'showRole GET /roles/{id}'],
      actions: ['renamed searchRoles', 'renamed showRole'],
      after: {
        'roles.ts': `/** \`GET /roles\` */
const all = async () => ({ status: 200 });
/** \`GET /roles/{id}\` */
function getRole() { return { status: 200 }; }
export { all as searchRoles, getRole as showRole };
`,
      },
    },
    {
      what: 'a signature that was changed by hand stays',
      before: {
        'roles.ts': `import type { Mine } from './mine.ts';
/** \`GET /roles/{id}\` */
export const getRole: Mine<'x'> = async (request: { path: { id: string } }, _: unknown): Promise<any> => request;
`,
        'index.ts': INDEX,
      },
      operations: ['showRole GET /roles/{id}'],
      actions: ['renamed showRole'],
      after: {
        'roles.ts': `import type { Mine } from './mine.ts';
/** \`GET /roles/{id}\` */
export const showRole: Mine<'x'> = async (request: { path: { id: string } }, _: unknown): Promise<any> => request;
`,
      },
    },
    {
      what: 'a handler without a comment is found by its name',
      before: {
        'roles.ts': `export function getRole(): unknown { return 1 }\nexport { listRoles } from '../../old/roles.js';\n`,
        'index.ts': INDEX,
      },
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      after: {},
    },
    {
      what: 'a handler in another file is found there, and importers follow its name',
      before: {
        'deep/mine.ts': replaced(ONE, [SERVER, `../${SERVER}`]),
        'other.ts': `import { getRole } from './deep/mine.js';\nexport const twice = [getRole, getRole];\n`,
        'index.ts': replaced(INDEX, ['./roles.ts', './deep/mine.ts']),
      },
      operations: ['showRole GET /roles/{id}'],
      actions: ['renamed showRole'],
      after: {
        'deep/mine.ts': replaced(ONE, [SERVER, `../${SERVER}`], ['getRole', 'showRole']).replaceAll(
          'GetRoleHandler',
          'ShowRoleHandler',
        ),
        'other.ts': `import { showRole as getRole } from './deep/mine.js';\nexport const twice = [getRole, getRole];\n`,
      },
    },
    {
      what: 'two handlers of one name in two files',
      before: { ...TEAM, 'zz.ts': `export const getRole = 1;\n` },
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      codes: ['reconcile/duplicate'],
      after: {},
    },
    {
      what: 'a copy with the comment of the original is no handler, and its name stays',
      before: {
        ...TEAM,
        'roles.ts': `${ROLES}/** \`GET /roles\` */\nexport const listRolesSlowly = async () => [];\n`,
      },
      operations: [LIST, GET],
      actions: ['kept listRoles', 'kept getRole'],
      codes: ['reconcile/duplicate'],
      after: {},
    },
    {
      what: 'a copy that serves another operation gets the right comment',
      before: {
        ...TEAM,
        'roles.ts': `${ROLES}/** \`GET /roles\` */\nexport const createRole = async () => [];\n`,
      },
      operations: [LIST, GET, CREATE],
      actions: ['kept listRoles', 'kept getRole', 'updated createRole'],
      after: { 'roles.ts': `${ROLES}/** \`POST /roles\` */\nexport const createRole = async () => [];\n` },
    },
    {
      what: 'a name that a helper has is not declared a second time',
      before: { ...TEAM, 'roles.ts': `${ROLES}const createRole = 1;\n` },
      operations: [LIST, GET, CREATE],
      actions: ['kept listRoles', 'kept getRole', 'skipped createRole'],
      codes: ['reconcile/name-taken'],
      after: {},
    },
  ]);
});
