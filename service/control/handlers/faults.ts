import type { ListFaultsHandler, SetFaultsHandler } from '../../../generated/control/server/index.js';

/**
 * List the faults that are still to come
 *
 * `GET /faults`
 */
export const listFaults: ListFaultsHandler = (_, { app }) => ({ status: 200, body: [...app.faults.ordered] });

/**
 * Order faults in place of all others
 *
 * `PUT /faults`
 */
export const setFaults: SetFaultsHandler = ({ body }, { app }) => {
  app.faults.order(body);
  return { status: 204 };
};
