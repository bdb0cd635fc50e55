import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  ListTagsHandler,
  CreateTagHandler,
  GetTagHandler,
  DeleteTagHandler,
} from '../../../generated/companion/server/index.js';

/**
 * List the tags of a repository
 *
 * `GET /projects/{id}/repository/tags`
 */
export const listTags: ListTagsHandler = async () => {
  throw new Refusal({ status: 501, message: 'listTags is not implemented.' });
};

/**
 * Create a tag
 *
 * `POST /projects/{id}/repository/tags`
 */
export const createTag: CreateTagHandler = async () => {
  throw new Refusal({ status: 501, message: 'createTag is not implemented.' });
};

/**
 * Get a tag
 *
 * `GET /projects/{id}/repository/tags/{tag_name}`
 */
export const getTag: GetTagHandler = async () => {
  throw new Refusal({ status: 501, message: 'getTag is not implemented.' });
};

/**
 * Delete a tag
 *
 * `DELETE /projects/{id}/repository/tags/{tag_name}`
 */
export const deleteTag: DeleteTagHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteTag is not implemented.' });
};
