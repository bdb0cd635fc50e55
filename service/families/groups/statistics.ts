import type { GroupRootStorageStatistics, GroupStatistics } from '../../../generated/types/index.js';
import type { Reads } from '../../database/database.ts';
import { listOf, sql } from '../../database/sql.ts';

/** Storage of a group: of its own projects, and of everything below a top-level group. */
export interface GroupStatisticsOf {
  readonly own: Required<GroupStatistics>;
  readonly root: Required<GroupRootStorageStatistics>;
}

/** The storage of some groups with all groups below them, by the id of the group. */
export async function groupStatistics(
  reads: Reads,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, GroupStatisticsOf>> {
  const sizes = await reads.all<{ id: number; repository: number; artifacts: number }>(sql`
    with recursive below(root, id) as (
      select id, id from namespaces where id in ${listOf(groupIds)}
      union all
      select b.root, n.id from namespaces n join below b on n.parent_id = b.id
    )
    select b.root as id, coalesce(sum(p.repository_size), 0) as repository, coalesce(sum(a.size), 0) as artifacts
    from below b left join projects p on p.namespace_id = b.id
      left join (select project_id, sum(size) as size from artifacts group by project_id) as a on a.project_id = p.id
    group by b.root`);
  return new Map(
    sizes.map(({ id, repository, artifacts }) => [id, statisticsFrom(Number(repository), Number(artifacts))]),
  );
}

/** What this service does not store takes no space: wikis, large files, packages, snippets, images. */
function statisticsFrom(repository: number, artifacts: number): GroupStatisticsOf {
  const common = {
    storage_size: repository + artifacts,
    repository_size: repository,
    wiki_size: 0,
    lfs_objects_size: 0,
    pipeline_artifacts_size: 0,
    packages_size: 0,
    snippets_size: 0,
    uploads_size: 0,
  };
  return {
    own: { ...common, job_artifacts_size: artifacts },
    root: {
      ...common,
      build_artifacts_size: artifacts,
      container_registry_size: 0,
      container_registry_size_is_estimated: false,
      dependency_proxy_size: 0,
    },
  };
}
