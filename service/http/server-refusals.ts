import { Refusal } from '../../generated/server/index.js';
import { UnstorableText } from '../database/storable.ts';
import { BlobTooLarge } from '../blobs/blob-store.ts';
import { notFound } from './refusals.ts';
import { GitTimeout, ImportFailed, storageError, StorageFull } from '../git/errors.ts';

/**
 * The refusal for an error that neither the request nor the code has caused: 507 if the disk or the database is full
 * (RFC 4918 11.5), 503 if git took too long, 413 if content is larger than the store accepts, 400 if a text contains NUL
 * or if another host sent nothing to import. Undefined for all other errors.
 */
function serverRefusalOf(error: unknown): Refusal | undefined {
  const known = storageError(error);
  if (known instanceof StorageFull || isDatabaseFull(error))
    return new Refusal({ status: 507, message: 'There is no room left' });
  if (known instanceof GitTimeout)
    return new Refusal({
      status: 503,
      message: 'The repository takes too long',
      headers: { 'retry-after': '60' },
    });
  if (known instanceof UnstorableText)
    return new Refusal({ status: 400, message: 'Texts cannot contain NUL' });
  if (known instanceof BlobTooLarge) return new Refusal({ status: 413, message: known.message });
  return known instanceof ImportFailed ? new Refusal({ status: 400, message: known.message }) : undefined;
}

/** SQLITE_FULL and SQLITE_IOERR of SQLite; disk_full of PostgreSQL. */
function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { readonly errcode?: unknown; readonly code?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') return [13, 10].includes(errcode % 256);
  return code === '53100';
}

/** Whether an argument is a request with NUL in its path, where nothing can be found. */
function hasPathWithNul(argument: unknown): boolean {
  if (typeof argument !== 'object' || argument === null || !('path' in argument)) return false;
  return Object.values(Object(argument.path)).some((value) => String(value).includes('\0'));
}

type Handler = (...args: never[]) => unknown;

/** Lets a function refuse requests that the machine cannot process at the moment, and texts that are not stored. */
export function refusingFaults<Called extends Handler>(handler: Called): Called {
  const refusing = async (...args: never[]): Promise<unknown> => {
    try {
      return await handler(...args);
    } catch (error) {
      if (error instanceof UnstorableText && args.some(hasPathWithNul)) throw notFound('Resource');
      throw serverRefusalOf(error) ?? error;
    }
  };
  // The same arguments and the same result, which all callers await.
  return refusing as Called;
}

/** The same for every handler. */
export function refusingHandlers<Handlers extends object>(handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers).map(([name, handler]: [string, Handler]) => [
    name,
    refusingFaults(handler),
  ]);
  // The same names with functions of the same types.
  return Object.fromEntries(wrapped) as Handlers;
}
