import type { TsModel, TsOperation } from '../../../typescript/ts-model.ts';
import { authenticationNeed } from '../operation/authentication.ts';
import { curlSample } from './curl.ts';
import { sampleRequest } from './sample-request.ts';

/** A request to begin with. */
export interface FirstRequest {
  readonly operation: TsOperation;
  /** A call of curl. */
  readonly text: string;
  /** Whether it can be sent by somebody who has no token. */
  readonly isOpen: boolean;
}

/**
 * The request that somebody new can send with the least: of those that read, one that needs no role and no token, has no
 * parameter to fill in, and is not deprecated, where the document has one; the first one of the best.
 */
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

/** What a request asks of its sender, as a number: a role is the hardest to get, then a tier, a token, values. */
function demandsOf(operation: TsOperation): number {
  const { access, deprecated, parameters, body } = operation;
  const { roles, tier, deployments } = access;
  const needsRole = roles.length > 0 && roles.every(({ minimum }) => !OPEN_ROLES.has(minimum));
  const isLimited = tier !== undefined || deployments.length > 0;
  const needed = parameters.filter(({ required }) => required).length + (body?.required === true ? 1 : 0);
  const isHard = [needsRole, deprecated || isLimited, authenticationNeed(operation) === 'required'];
  return isHard.reduce((sum, each) => sum * 2 + Number(each), 0) * 100 + Math.min(needed, 99);
}

/** Roles that everybody has who has an account, and those who have none. */
const OPEN_ROLES: ReadonlySet<string> = new Set(['none', 'authenticated']);
