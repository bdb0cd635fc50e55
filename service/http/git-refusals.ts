import { Refusal } from '../../generated/server/index.js';
import {
  CannotApply,
  FormatUnavailable,
  GitError,
  ObjectNotFound,
  PathError,
  PathNotFound,
  RefConflict,
  RefNotFound,
  RepositoryNotFound,
  RevisionNotFound,
  TooLarge,
} from '../git/errors.ts';

/** Errors of missing things, by class: the response is 404 with the name of the thing. */
const missing = [RevisionNotFound, ObjectNotFound, PathNotFound, RefNotFound, RepositoryNotFound];

/**
 * Runs work on a repository and refuses its errors: 404 for missing things, 409 for a reference that was changed at the
 * same time, and 400 for all other errors of the request. `what` is the name in a 404: `Commit`, `Tree`.
 */
export async function refusing<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(what, error);
  }
}

function refusalOf(what: string, error: unknown): unknown {
  if (!(error instanceof GitError)) return error;
  const { message } = error;
  if (missing.some((kind) => error instanceof kind)) {
    return new Refusal({ status: 404, message: `404 ${what} Not Found` });
  }
  if (error instanceof RefConflict) return new Refusal({ status: 409, message });
  // A commit that cannot be applied has its own form of response.
  if (error instanceof CannotApply) return error;
  const byRequest = [PathError, TooLarge, FormatUnavailable];
  const isPlain = /Invalid$|Exists$|Changed$|^CannotMerge$/.test(error.name);
  if (isPlain || byRequest.some((kind) => error instanceof kind))
    return new Refusal({ status: 400, message });
  return error;
}

/** Why a commit could not be applied; undefined for every other error. */
export function cannotApply(error: unknown): CannotApply['reason'] | undefined {
  return error instanceof CannotApply ? error.reason : undefined;
}
