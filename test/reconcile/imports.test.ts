import { describe } from 'vitest';
import { CREATE, GET, INDEX, ONE, SERVER, STUB, replaced, testCases } from './team.ts';

describe('imports of the generated server', () => {
  testCases([
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
      what: 'what stubs needed goes with the last of them, so that nothing is imported without a use',
      before: {
        'roles.ts': `import { Refusal } from '${SERVER}';
import type { GetRoleHandler } from '${SERVER}';

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
`,
        'index.ts': INDEX,
      },
      operations: [GET],
      actions: ['kept getRole'],
      after: {
        'roles.ts': `import type { GetRoleHandler } from '${SERVER}';

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
`,
      },
    },
    {
      what: 'what a module exports again is used',
      before: {
        'roles.ts': `import { Refusal, type GetRoleHandler } from '${SERVER}';

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
export { Refusal };
`,
        'index.ts': INDEX,
      },
      operations: [GET],
      actions: ['kept getRole'],
      after: {},
    },
  ]);
});
