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

/** What is missing, by the class of the error: these are 404 with the name of what was asked for. */
const missing = [RevisionNotFound, ObjectNotFound, PathNotFound, RefNotFound, RepositoryNotFound];

/**
 * Does work on a repository, and answers its errors: what is not there with 404, a reference that somebody else changed with
 * 409, everything else that the request has caused with 400. `what` names in 404 what was asked for: `Commit`, `Tree`.
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
  // What does not apply is answered in a form of its own.
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
