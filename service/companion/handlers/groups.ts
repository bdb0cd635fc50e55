import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  CreateGroupHandler,
  UpdateGroupHandler,
  DeleteGroupHandler,
  ShareGroupHandler,
  UnshareGroupHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Create a group
 *
 * `POST /groups`
 */
export const createGroup: CreateGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'createGroup is not implemented.' });
};

/**
 * Change a group
 *
 * `PUT /groups/{id}`
 */
export const updateGroup: UpdateGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateGroup is not implemented.' });
};

/**
 * Delete a group
 *
 * `DELETE /groups/{id}`
 */
export const deleteGroup: DeleteGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteGroup is not implemented.' });
};

/**
 * Share a group with a group
 *
 * `POST /groups/{id}/share`
 */
export const shareGroup: ShareGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'shareGroup is not implemented.' });
};

/**
 * Stop sharing a group with a group
 *
 * `DELETE /groups/{id}/share/{group_id}`
 */
export const unshareGroup: UnshareGroupHandler = async () => {
  throw new Refusal({ status: 501, message: 'unshareGroup is not implemented.' });
};
