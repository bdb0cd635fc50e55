import { posix } from 'node:path';
import { typeNameOf, fileNameOf } from '../../generators/typescript/words.ts';
import { reconcile, type Reconciliation } from '../../generators/reconcile/reconcile.ts';
import type { ServedOperation } from '../../generators/reconcile/served-operation.ts';

/** `listRoles GET /roles`, in the family `Roles` unless another is given. */
export function operation(line: string, family = 'Roles'): ServedOperation {
  const [name = '', method = '', path = ''] = line.split(' ');
  return {
    name,
    type: typeNameOf(name),
    endpoint: `${method} ${path}`,
    file: `${fileNameOf(family)}.ts`,
    summary: undefined,
  };
}

export interface Reconciled extends Reconciliation {
  /** All files after the run, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** `renamed listRoles`, in the order of the ledger. */
  readonly actions: readonly string[];
  readonly codes: readonly string[];
}

/** Reconciles the files of a folder `handlers` beside `generated`. */
export function run(
  files: Readonly<Record<string, string>>,
  operations: readonly (string | ServedOperation)[],
  { generated = '/project/generated', unreadable = [] as readonly string[] } = {},
): Reconciled {
  const result = reconcile(
    {
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
      unreadable: new Set(unreadable),
      serverFrom: (path) =>
        posix.relative(posix.dirname(posix.join('/project/handlers', path)), `${generated}/server/index.js`),
      importExtension: '.ts',
      shownAs: (path) => `handlers/${path}`,
    },
    operations.map((each) => (typeof each === 'string' ? operation(each) : each)),
  );
  const changed = result.changes.map(({ path, text }) => [path, text ?? ''] as const);
  return {
    ...result,
    files: { ...files, ...Object.fromEntries(changed) },
    actions: result.ledger.map(({ action, operation: name }) => `${action} ${name}`),
    codes: result.findings.map(({ code }) => code),
  };
}
