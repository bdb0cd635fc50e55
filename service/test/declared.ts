import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations as companionOperations } from '../../generated/companion/server/index.js';
import { operations, type OperationInfo } from '../../generated/server/index.js';
import { createRouter } from '../../runtime/routing/router.ts';
import { routesOf } from '../../runtime/server/route-of.ts';

const root = new URL('../../', import.meta.url);
const router = createRouter<OperationInfo>(
  routesOf([...Object.values(operations), ...Object.values(companionOperations)]),
);

type Objects = Readonly<Record<string, unknown>>;

/** The statuses of the responses of each operation, by its `operationId`, as both documents write them: `200`, `3XX`. */
const statuses: ReadonlyMap<string, readonly string[]> = new Map(
  ['spec/openapi.yaml', 'service/companion/openapi.yaml'].flatMap((document) => {
    const { paths } = objectIn(new URL(document, root));
    return Object.values(paths as Objects).flatMap((item) => {
      const [file = '', key = ''] = String((item as Objects)['$ref']).split('#/');
      const methods = objectIn(new URL(file, new URL(document, root)))[key] as Objects;
      return Object.values(methods).flatMap((operation) => {
        const { operationId, responses } = operation as Objects;
        return typeof operationId === 'string'
          ? [[operationId, Object.keys(responses as Objects)] as const]
          : [];
      });
    });
  }),
);

function objectIn(file: URL): Objects {
  return parse(readFileSync(file, 'utf8'), { merge: true }) as Objects;
}

/**
 * Why the status of a response is wrong: the operation does not declare it. Undefined if it is right. Operations of
 * groups and projects may redirect from an old path (Part A 4.1), which they do not declare.
 */
export function undeclaredStatus(method: string, path: string, status: number): string | undefined {
  const match = router(method, path.split('?', 1)[0] ?? '');
  if (match.kind !== 'found') return undefined;
  const canMove = /^\/(?:groups|projects)\/\{id\}/.test(match.operation.path);
  if (canMove && status === (method === 'GET' || method === 'HEAD' ? 301 : 308)) return undefined;
  const declared = statuses.get(match.operation.id) ?? [];
  const text = String(status);
  if (declared.includes(text) || declared.includes(`${text.slice(0, 1)}XX`)) return undefined;
  return `${match.operation.id} responds with ${text} and declares ${declared.join(', ')}.`;
}

/**
 * Why the faults of a refusal are wrong: one points at a member of the body that was not sent, but does not say that it
 * is missing. Undefined if they are right.
 */
export function strayPointer(sent: object, refusal: unknown): string | undefined {
  const { errors = [] } = (refusal ?? {}) as {
    readonly errors?: readonly Readonly<Record<string, string>>[];
  };
  const stray = errors.find(({ in: part, pointer = '', message = '' }) => {
    const [, member] = pointer.split('/');
    return (
      part === 'body' && member !== undefined && !(member in sent) && !/missing|required|blank/.test(message)
    );
  });
  return stray === undefined ? undefined : `${JSON.stringify(stray)} is not about ${JSON.stringify(sent)}.`;
}
