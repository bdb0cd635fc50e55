import type { Tag } from '../../../generated/companion/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Tag as GitTag } from '../../git/objects/types.ts';
import type { Instance } from '../../instance.ts';
import { commitView } from '../commits/view.ts';

/** A tag of a project. Only an annotated tag has its own time. */
export function tagView(instance: Instance, project: Row<'projects'>, tag: GitTag): Tag {
  return {
    name: tag.name,
    message: tag.message?.replace(/\n$/, '') ?? '',
    target: tag.targetId,
    commit: commitView(instance, project, tag.commit),
    release: null,
    protected: false,
    created_at: tag.tagger?.at ?? null,
  };
}
