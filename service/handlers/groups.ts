import { Refusal } from '../../generated/server/index.js';
import type { ListGroupsHandler, GetGroupHandler } from '../../generated/server/index.js';

/**
 * List groups
 *
 * `GET /groups`
 */
export const listGroups: ListGroupsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listGroups is not implemented.' });
};

/**
 * Get a group
 *
 * `GET /groups/{id}`
 */
export const getGroup: GetGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'getGroup is not implemented.' });
};
