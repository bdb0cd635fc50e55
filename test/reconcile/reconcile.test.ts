import { describe, expect, test } from 'vitest';
import { operation, run } from './folder.ts';

const LIST = 'listRoles GET /roles';
const GET = 'getRole GET /roles/{id}';
const CREATE = 'createRole POST /roles';

const SERVER = '../generated/server/index.js';
const INDEX = `import type { Handlers } from '${SERVER}';
import * as roles from './roles.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...roles,
};
`;

/** As a team leaves a file behind: middleware, helpers, comments and formatting of its own. */
const ROLES = `// Copyright of somebody
import { db } from "../db.ts"; // the pool
import { Refusal } from '${SERVER}';
import type { ListRolesHandler, GetRoleHandler } from '${SERVER}';
import { withAuth } from '../auth.ts';

const PAGE   = 20; /* odd   spacing */

/**
 * Lists roles. We cache this one.
 *
 * \`GET /roles\`
 */
export const listRoles: ListRolesHandler = withAuth('reader', async ({ query }, context) => {
    // four spaces, on purpose
    const rows = await db.roles(context.principal, toPage(query.page))
    return { status: 200, body: rows };
});

/** 1-based */
function toPage(page = 1) { return (page - 1) * PAGE }

/** \`GET /roles/{id}\` */
export const getRole = (async ({ path }) => {
  const role = await db.role(path.id);
  if (!role) throw new Refusal({ status: 404, message: 'No such role.' });
  return { status: 200, body: role };
}) satisfies GetRoleHandler;

// the end
`;
const TEAM = { 'roles.ts': ROLES, 'index.ts': INDEX };

function replaced(text: string, ...pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    expect(result.split(from)).toHaveLength(2);
    return result.replace(from, () => to);
  }, text);
}

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

interface Case {
  readonly what: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly operations: readonly string[];
  readonly actions: readonly string[];
  readonly codes?: readonly string[];
  /** What differs afterwards; everything else is the same, byte for byte. */
  readonly after: Readonly<Record<string, string>>;
}

const STUB = `
/** \`POST /roles\` */
export const createRole: CreateRoleHandler = async () => {
  throw new Refusal({ status: 501, message: 'createRole is not implemented.' });
};
`;
const FETCH_ORPHAN =
  'type GetRoleHandler<_Principal = unknown> = (request: any, context: any) => any; // Not in the document any more: GetRoleHandler\n';
const ONE = `import type { GetRoleHandler } from '${SERVER}';

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
`;

const CASES: readonly Case[] = [
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
    what: 'a renamed import keeps its name',
    before: {
      'roles.ts': replaced(
        ONE,
        ['{ GetRoleHandler }', '{ GetRoleHandler as GR, }'],
        [': GetRoleHandler', ': GR'],
      ),
      'index.ts': INDEX,
    },
    operations: ['showRole GET /roles/{id}'],
    actions: ['renamed showRole'],
    after: {
      'roles.ts': replaced(
        ONE,
        ['{ GetRoleHandler }', '{ ShowRoleHandler as GR, }'],
        [': GetRoleHandler', ': GR'],
        ['getRole', 'showRole'],
      ),
    },
  },
  {
    what: 'a type that helpers use is imported under its old name, and their text stays',
    before: {
      'roles.ts': `import type { GetRoleHandler, GetRoleServerRequest } from '${SERVER}';
/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async (request) => wrap<GetRoleHandler>(request);
const key = (request: GetRoleServerRequest) => request.path.id;
`,
      'index.ts': INDEX,
    },
    operations: ['showRole GET /roles/{id}'],
    actions: ['renamed showRole'],
    after: {
      'roles.ts': `import type { ShowRoleHandler as GetRoleHandler, ShowRoleServerRequest as GetRoleServerRequest } from '${SERVER}';
/** \`GET /roles/{id}\` */
export const showRole: GetRoleHandler = async (request) => wrap<GetRoleHandler>(request);
const key = (request: GetRoleServerRequest) => request.path.id;
`,
    },
  },
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
    codes: ['reconcile/unknown-member'],
    after: {},
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
    what: 'imports of every form take new names in',
    before: {
      'roles.ts': `#!/usr/bin/env node
import {
  Refusal as No, // short
  type GetRoleHandler,
} from "${SERVER}";

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => { throw new No({ status: 404, message: '' }); };`,
      'index.ts': INDEX,
    },
    operations: [GET, CREATE],
    actions: ['kept getRole', 'added createRole'],
    after: {
      'roles.ts': `#!/usr/bin/env node
import {
  Refusal as No, // short
  type GetRoleHandler,
  type CreateRoleHandler,
} from "${SERVER}";

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => { throw new No({ status: 404, message: '' }); };
${STUB.replace('new Refusal', 'new No')}`,
    },
  },
  {
    what: 'a file without imports gets them below its head, under names that are free',
    before: { 'roles.ts': `// Licence\n\nclass Refusal {}\n`, 'index.ts': INDEX },
    operations: [CREATE],
    actions: ['added createRole'],
    after: {
      'roles.ts': `// Licence

import { Refusal as Refusal2 } from '${SERVER}';
import type { CreateRoleHandler } from '${SERVER}';

class Refusal {}
${STUB.replace('new Refusal', 'new Refusal2')}`,
    },
  },
  {
    what: 'types of a namespace are renamed where they stand',
    before: {
      'roles.ts': `import type * as api from '${SERVER}';
/** \`GET /roles/{id}\` */
export const getRole: api.GetRoleHandler = async () => ({ status: 204 });
`,
      'index.ts': INDEX,
    },
    operations: ['showRole GET /roles/{id}'],
    actions: ['renamed showRole'],
    after: {
      'roles.ts': `import type * as api from '${SERVER}';
/** \`GET /roles/{id}\` */
export const showRole: api.ShowRoleHandler = async () => ({ status: 204 });
`,
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
];

describe('a folder with handlers', () => {
  test.for(CASES)('$what', ({ before = TEAM, operations, actions, codes = [], after }) => {
    const result = run(before, operations);
    expect(result.files).toEqual({ ...before, ...after });
    expect(result.actions).toEqual(actions);
    expect(result.codes).toEqual(codes);

    const again = run(result.files, operations);
    expect(again.changes).toEqual([]);
    expect(again.codes).toEqual(codes);
    expect(again.ledger.map(({ operation: name }) => name)).toEqual(
      result.ledger.map(({ operation: name }) => name),
    );
  });

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
    expect(fault?.at?.file.locate('')).toEqual({ line: ROLES.split('\n').length, column: 14 });
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
  expect(findings[0]?.at?.file.locate('')).toEqual({ line: line + 1, column: 14 });
  expect(findings[0]?.at?.file.text).toBe(files['roles.ts']);
});
