import type { TsModel, TsOperation } from '../../../typescript/ts-model.ts';
import { authenticationNeed } from '../operation/authentication.ts';
import { curlSample } from './curl.ts';
import { sampleRequest } from './sample-request.ts';

/** The first request that the home page shows. */
export interface FirstRequest {
  readonly operation: TsOperation;
  /** A call of curl. */
  readonly text: string;
  /** Whether it needs no token. */
  readonly isOpen: boolean;
}

/** The GET request that needs least: preferably no role, tier, token or values, and not deprecated. */
export function firstRequest(model: TsModel): FirstRequest | undefined {
  const reads = model.operations.filter(({ method }) => method === 'get');
  const [operation] = (reads.length === 0 ? model.operations : reads).toSorted(
    (left, right) => demandsOf(left) - demandsOf(right),
  );
  if (operation === undefined) return undefined;
  const isOpen = authenticationNeed(operation) !== 'required';
  const text = curlSample(model, sampleRequest(model, isOpen ? { ...operation, security: [] } : operation));
  return text === undefined ? undefined : { operation, text, isOpen };
}

/** What a request needs, as a number: a role counts most, then a tier, a token and values. */
function demandsOf(operation: TsOperation): number {
  const { access, deprecated, parameters, body } = operation;
  const { roles, tier, deployments } = access;
  const needsRole = roles.length > 0 && roles.every(({ minimum }) => !OPEN_ROLES.has(minimum));
  const isLimited = tier !== undefined || deployments.length > 0;
  const needed = parameters.filter(({ required }) => required).length + (body?.required === true ? 1 : 0);
  const isHard = [needsRole, deprecated || isLimited, authenticationNeed(operation) === 'required'];
  return isHard.reduce((sum, each) => sum * 2 + Number(each), 0) * 100 + Math.min(needed, 99);
}

/** Roles of everybody, or of everybody with an account. */
const OPEN_ROLES: ReadonlySet<string> = new Set(['none', 'authenticated']);
