import { Refusal } from '../../../generated/control/server/index.js';
import type {
  AddSeedHandler,
  ResetHandler,
  ListSnapshotsHandler,
  TakeSnapshotHandler,
  RestoreSnapshotHandler,
} from '../../../generated/control/server/index.js';
import { UniqueViolation } from '../../database/database.ts';
import { readSeed } from '../read-seed.ts';
import { addSeed as add } from '../seed.ts';
import { SeedRefusal } from '../seed-refusal.ts';
import { startSnapshot } from '../snapshots.ts';

/**
 * Add users, groups and projects
 *
 * `POST /seed`
 */
export const addSeed: AddSeedHandler = async ({ contentType, body }, { app }) => {
  try {
    const seed = contentType === 'application/yaml' ? readSeed(body) : body;
    return { status: 200, body: await add(app.forge, seed) };
  } catch (error) {
    if (error instanceof SeedRefusal) throw new Refusal({ status: 400, message: error.message });
    if (error instanceof UniqueViolation)
      throw new Refusal({
        status: 400,
        message: 'A name, path, address or token of the seed is taken already.',
      });
    throw error;
  }
};

/**
 * Restore the state at the start
 *
 * `POST /reset`
 */
export const reset: ResetHandler = async (_, { app }) => {
  if (await app.snapshots.restore(startSnapshot)) return { status: 204 };
  throw new Refusal({
    status: 400,
    message: 'A service that keeps its data has no state to go back to. Take a snapshot, and restore that.',
  });
};

/**
 * List the snapshots
 *
 * `GET /snapshots`
 */
export const listSnapshots: ListSnapshotsHandler = (_, { app }) => ({
  status: 200,
  body: [...app.snapshots.names],
});

/**
 * Take a snapshot
 *
 * `PUT /snapshots/{name}`
 */
export const takeSnapshot: TakeSnapshotHandler = async ({ path }, { app }) => {
  await app.snapshots.take(path.name);
  return { status: 204 };
};

/**
 * Restore a snapshot
 *
 * `POST /snapshots/{name}/restore`
 */
export const restoreSnapshot: RestoreSnapshotHandler = async ({ path }, { app }) => {
  if (await app.snapshots.restore(path.name)) return { status: 204 };
  throw new Refusal({ status: 404, message: `There is no snapshot ${path.name}.` });
};
