import type { ListFaultsHandler, SetFaultsHandler } from '../../../generated/control/server/index.js';

/**
 * List the faults that have not occurred yet
 *
 * `GET /faults`
 */
export const listFaults: ListFaultsHandler = (_, { app }) => ({ status: 200, body: [...app.faults.ordered] });

/**
 * Replace the list of faults
 *
 * `PUT /faults`
 */
export const setFaults: SetFaultsHandler = ({ body }, { app }) => {
  app.faults.order(body);
  return { status: 204 };
};
