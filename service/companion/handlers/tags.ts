import type {
  ListTagsHandler,
  CreateTagHandler,
  GetTagHandler,
  DeleteTagHandler,
} from '../../../generated/companion/server/index.js';
import { projectOf } from '../../access/resources.ts';
import { repositoryOf } from '../../families/projects/repository.ts';
import { createTagAs, deleteTagAs } from '../../families/tags/change.ts';
import { tagsPage } from '../../families/tags/list.ts';
import { tagView } from '../../families/tags/view.ts';
import { refusing } from '../../http/git-refusals.ts';

/**
 * List the tags of a repository
 *
 * `GET /projects/{id}/repository/tags`
 */
export const listTags: ListTagsHandler = async ({ path, query }, { app, principal, url }) => {
  const project = await projectOf({ app, principal }, path.id);
  const { tags, headers } = await tagsPage(await repositoryOf(app, project), { query, url });
  return { status: 200, headers, body: tags.map((tag) => tagView(app.instance, project, tag)) };
};

/**
 * Create a tag
 *
 * `POST /projects/{id}/repository/tags`
 */
export const createTag: CreateTagHandler = async ({ path, body }, context) => {
  const project = await projectOf(context, path.id);
  const tag = await createTagAs(context, project, body);
  return { status: 201, body: tagView(context.app.instance, project, tag) };
};

/**
 * Get a tag
 *
 * `GET /projects/{id}/repository/tags/{tag_name}`
 */
export const getTag: GetTagHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const tag = await refusing('Tag', () => repository.tag(path.tag_name));
  return { status: 200, body: tagView(context.app.instance, project, tag) };
};

/**
 * Delete a tag
 *
 * `DELETE /projects/{id}/repository/tags/{tag_name}`
 */
export const deleteTag: DeleteTagHandler = async ({ path }, context) => {
  await deleteTagAs(context, await projectOf(context, path.id), path.tag_name);
  return { status: 204 };
};
