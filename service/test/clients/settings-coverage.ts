import { defaults } from '../../families/application-settings/defaults.ts';
import { groupSettingsOf } from '../../families/groups/settings.ts';
import { settingsOf } from '../../families/projects/settings.ts';

/** The settings that change what the service does, and what they decide. All others are stored and shown. */
interface Owner {
  readonly title: string;
  readonly names: readonly string[];
  readonly effects: Readonly<Record<string, string>>;
}

const keys = 'which public keys SSH certificates may have';
const features = 'who has the feature, as its access level';

export const owners: readonly Owner[] = [
  {
    title: 'Projects',
    names: Object.keys(settingsOf({ settings: {} })),
    effects: {
      merge_method: 'how commits reach the target; what must be rebased is not merged',
      squash_option: 'whether commits are squashed',
      only_allow_merge_if_pipeline_succeeds: 'whether the pipeline of the last commit must succeed',
      allow_merge_on_skipped_pipeline: 'whether a skipped pipeline counts as successful',
      public_jobs: 'whether callers below reporters see pipelines and jobs',
      request_access_enabled: 'whether users can request access',
      issues_enabled: features,
      merge_requests_enabled: features,
      jobs_enabled: features,
    },
  },
  {
    title: 'Groups',
    names: Object.keys(groupSettingsOf({ settings: {} })),
    effects: {
      request_access_enabled: 'whether users can request access',
      project_creation_level: 'who creates projects in the group',
      subgroup_creation_level: 'who creates groups in the group',
    },
  },
  {
    title: 'The instance',
    names: Object.keys(defaults),
    effects: {
      allow_local_requests_from_hooks_and_services: 'whether imports may call local addresses',
      outbound_local_requests_whitelist: 'local addresses that imports may call',
      default_project_visibility: 'the visibility of imported projects',
      snippet_size_limit: 'the size of imported snippets',
      enable_member_promotion_management: 'whether promotions of members wait for an administrator',
      housekeeping_optimize_repository_period: 'after how many pushes a repository is packed',
      rsa_key_restriction: keys,
      dsa_key_restriction: keys,
      ecdsa_key_restriction: keys,
      ed25519_key_restriction: keys,
      ecdsa_sk_key_restriction: keys,
      ed25519_sk_key_restriction: keys,
    },
  },
];

/** What settings do, as a table for each of their owners. */
export function printSettings(): string {
  return owners
    .map(({ title, names, effects }) => {
      const rows = Object.entries(effects).map(([name, effect]) => `| ${name} | ${effect} |\n`);
      const idle = names.filter((name) => effects[name] === undefined);
      return `### ${title}

| setting | decides |
| --- | --- |
${rows.join('')}
Without effect: ${idle.join(', ')}.
`;
    })
    .join('\n');
}
