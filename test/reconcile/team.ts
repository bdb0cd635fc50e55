import { expect, test } from 'vitest';
import { run } from './folder.ts';

export const LIST: string = 'listRoles GET /roles';
export const GET: string = 'getRole GET /roles/{id}';
export const CREATE: string = 'createRole POST /roles';

export const SERVER: string = '../generated/server/index.js';
export const INDEX: string = `import type { Handlers } from '${SERVER}';
import * as roles from './roles.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...roles,
};
`;

/** As a team leaves a file: with its own middleware, helpers, comments and formatting. */
export const ROLES: string = `// Copyright of somebody
import { db } from "../db.ts"; // the pool
import { Refusal } from '${SERVER}';
import type { ListRolesHandler, GetRoleHandler } from '${SERVER}';
import { withAuth } from '../auth.ts';

export const PAGE   = 20; /* odd   spacing */

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
export function toPage(page = 1) { return (page - 1) * PAGE }

/** \`GET /roles/{id}\` */
export const getRole = (async ({ path }) => {
  const role = await db.role(path.id);
  if (!role) throw new Refusal({ status: 404, message: 'No such role.' });
  return { status: 200, body: role };
}) satisfies GetRoleHandler;

// the end
`;
export const TEAM: Readonly<Record<string, string>> = { 'roles.ts': ROLES, 'index.ts': INDEX };

export function replaced(text: string, ...pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    expect(result.split(from)).toHaveLength(2);
    return result.replace(from, () => to);
  }, text);
}

export interface Case {
  readonly what: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly operations: readonly string[];
  readonly actions: readonly string[];
  readonly codes?: readonly string[];
  /** What differs afterwards; everything else is the same, byte for byte. */
  readonly after: Readonly<Record<string, string>>;
}

export const STUB: string = `
/** \`POST /roles\` */
export const createRole: CreateRoleHandler = async () => {
  throw new Refusal({ status: 501, message: 'createRole is not implemented.' });
};
`;
export const FETCH_ORPHAN: string =
  'type GetRoleHandler<_Principal = unknown> = (request: any, context: any) => any; // Not in the document any more: GetRoleHandler\n';
export const ONE: string = `import type { GetRoleHandler } from '${SERVER}';

/** \`GET /roles/{id}\` */
export const getRole: GetRoleHandler = async () => ({ status: 204 });
`;

/** Each case once, and again: a second run finds nothing to do. */
export function testCases(cases: readonly Case[]): void {
  test.for(cases)('$what', ({ before = TEAM, operations, actions, codes = [], after }) => {
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
}
