import type { ImportResult } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** The result of starting an import (Part B 2.9). */
export function importView(
  project: Row<'projects'>,
  {
    namespaceName,
    source,
    warning,
  }: { readonly namespaceName: string; readonly source: string; readonly warning?: string },
): ImportResult {
  return {
    id: project.id,
    name: project.name,
    full_path: project.full_path,
    full_name: `${namespaceName} / ${project.name}`,
    refs_url: `/${project.full_path}/refs`,
    import_source: source,
    import_status: project.import_status,
    human_import_status_name: project.import_status,
    provider_link: `/${source}`,
    relation_type: null,
    import_warning: warning ?? null,
  };
}
