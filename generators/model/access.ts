import type { OperationAccess, RoleRule } from '../../runtime/server/operation.ts';
import type { Operation } from './model.ts';
import { isObject } from '../source/member.ts';
import type { Json } from '../source/document.ts';

/** Who may call an operation, where the document speaks of it in the words of our vocabulary. */
export function accessOf({ extensions }: Operation): OperationAccess {
  const tier = extensions['x-tier'];
  return {
    roles: [extensions['x-role'] ?? []].flat().flatMap(roleRule),
    ...(typeof tier === 'string' ? { tier } : {}),
    deployments: [extensions['x-deployment'] ?? []].flat().filter((kind) => typeof kind === 'string'),
  };
}

function roleRule(rule: Json): readonly RoleRule[] {
  if (!isObject(rule) || typeof rule['minimum'] !== 'string') return [];
  const { minimum, scope, deployment, note } = rule;
  return [
    {
      minimum,
      ...(typeof scope === 'string' ? { scope } : {}),
      ...(typeof deployment === 'string' ? { deployment } : {}),
      ...(typeof note === 'string' ? { note } : {}),
    },
  ];
}
