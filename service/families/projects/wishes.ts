import type { ProjectCreate, ProjectUpdate, TextList } from '../../../generated/companion/types/index.js';

/** Members with columns or code of their own; all others are settings. */
const handled: ReadonlySet<string> = new Set([
  'name',
  'path',
  'namespace_id',
  'description',
  'visibility',
  'default_branch',
  'topics',
  'tag_list',
  'initialize_with_readme',
  'import_url',
  'repository_storage',
]);

/** Features that a switch turns off completely, by the names of their access levels. */
const switches: Readonly<Record<string, string>> = {
  issues_access_level: 'issues_enabled',
  merge_requests_access_level: 'merge_requests_enabled',
  builds_access_level: 'jobs_enabled',
  wiki_access_level: 'wiki_enabled',
  snippets_access_level: 'snippets_enabled',
  container_registry_access_level: 'container_registry_enabled',
};

/** Other names of settings. */
const aliases: Readonly<Record<string, string>> = {
  public_builds: 'public_jobs',
  printing_merge_request_link_enabled: 'printing_merge_requests_link_enabled',
};

/** The settings in a request. An access level also sets the switch of its feature, and the switch sets the level. */
export function settingsAskedFor(body: ProjectCreate | ProjectUpdate): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (!handled.has(name)) settings[aliases[name] ?? name] = value;
  }
  for (const [level, enabled] of Object.entries(switches)) {
    if (settings[level] !== undefined) settings[enabled] = settings[level] !== 'disabled';
    else if (settings[enabled] !== undefined)
      settings[level] = settings[enabled] === true ? 'enabled' : 'disabled';
  }
  return settings;
}

/** The topics in a request; undefined if it names none. */
export function topicsAskedFor({
  topics,
  tag_list,
}: ProjectCreate | ProjectUpdate): readonly string[] | undefined {
  const asked = topics ?? tag_list;
  return asked === undefined ? undefined : textsOf(asked);
}

/** The texts of a list, or of one text with commas; empty texts do not count. */
export function textsOf(list: TextList): readonly string[] {
  const texts = typeof list === 'string' ? list.split(',') : list;
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}
