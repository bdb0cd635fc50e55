import type { OperationInfo } from '../../generated/server/index.js';

/** What a scope allows in the API, and for clone and push. */
interface Opening {
  /** Whether it allows an operation; none by default. */
  readonly api?: (operation: Pick<OperationInfo, 'method' | 'path'>) => boolean;
  /** `write` also allows pushes; nothing by default. */
  readonly git?: 'read' | 'write';
}

/**
 * What tokens may do, by their scopes. The sources name three scopes and leave the list open (Part A 5): the others,
 * and what each allows, are the documented ones of compatible services. A scope without a row allows only what every
 * token allows.
 */
const openings: Readonly<Record<string, Opening>> = {
  api: { api: () => true, git: 'write' },
  read_api: { api: isRead },
  read_user: {
    api: (operation) => isRead(operation) && /^\/(?:users?|version|metadata)(?:\/|$)/.test(operation.path),
  },
  read_repository: {
    api: (operation) => isRead(operation) && operation.path.startsWith('/projects/{id}/repository/files/'),
    git: 'read',
  },
  write_repository: { git: 'write' },
};

/** A token may always read and revoke itself. */
const ofEveryToken = '/personal_access_tokens/self';

/** Whether one of some scopes opens an operation. */
export function opensOperation(
  scopes: readonly string[],
  operation: Pick<OperationInfo, 'method' | 'path'>,
): boolean {
  return operation.path === ofEveryToken || openingsOf(scopes).some(({ api }) => api?.(operation) === true);
}

/** Whether one of some scopes opens clones, or pushes. */
export function opensGit(scopes: readonly string[], access: 'read' | 'write'): boolean {
  return openingsOf(scopes).some(({ git }) => git === access || git === 'write');
}

function openingsOf(scopes: readonly string[]): readonly Opening[] {
  return scopes.flatMap((scope) => (Object.hasOwn(openings, scope) ? [openings[scope] ?? {}] : []));
}

function isRead({ method }: Pick<OperationInfo, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
