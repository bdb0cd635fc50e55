import type { ApprovalSettings } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import { invalid } from '../../http/refusals.ts';
import {
  settingsChain,
  storeSettings,
  type SettingsChain,
  type SettingsOwner,
  type StoredSettings,
} from './settings-queries.ts';

/** An effective setting: its value, whether a group above has locked it, and where it comes from. */
export interface Setting {
  readonly value: boolean;
  readonly locked: boolean;
  readonly inherited_from: 'group' | null;
}

/**
 * For each setting, the restrictive value, which a group that sets it locks for everything below. Also the default if
 * nobody has set it.
 */
const settings = {
  allow_author_approval: { restricts: false, project: false, group: true },
  allow_committer_approval: { restricts: false, project: true, group: true },
  allow_overrides_to_approver_list_per_merge_request: { restricts: false, project: true, group: true },
  retain_approvals_on_push: { restricts: false, project: false, group: true },
  selective_code_owner_removals: { restricts: true, project: false, group: false },
  require_reauthentication_to_approve: { restricts: true, project: false, group: false },
} as const;

export type SettingName = keyof typeof settings;
export type ResolvedSettings = Readonly<Record<SettingName, Setting>>;

export async function approvalSettings(reads: Reads, owner: SettingsOwner): Promise<ResolvedSettings> {
  return resolve(await settingsChain(reads, owner), owner.kind);
}

function resolve({ own, above }: SettingsChain, kind: SettingsOwner['kind']): ResolvedSettings {
  const setting = (name: SettingName): Setting => {
    const { restricts, [kind]: initial } = settings[name];
    if (above.some((group) => group[name] === restricts))
      return { value: restricts, locked: true, inherited_from: 'group' };
    const inherited = above.find((group) => group[name] !== undefined)?.[name];
    if (own[name] === undefined && inherited !== undefined)
      return { value: inherited, locked: false, inherited_from: 'group' };
    return { value: own[name] ?? initial, locked: false, inherited_from: null };
  };
  return {
    allow_author_approval: setting('allow_author_approval'),
    allow_committer_approval: setting('allow_committer_approval'),
    allow_overrides_to_approver_list_per_merge_request: setting(
      'allow_overrides_to_approver_list_per_merge_request',
    ),
    retain_approvals_on_push: setting('retain_approvals_on_push'),
    selective_code_owner_removals: setting('selective_code_owner_removals'),
    require_reauthentication_to_approve: setting('require_reauthentication_to_approve'),
  };
}

/**
 * Changes settings. Throws a `Refusal` of 400 if a group above has locked one of them to another value.
 * @param check the conditions on the settings after the change; throws otherwise
 * @param sentAs the names of settings in the request, where they differ
 */
export async function changeSettings(
  writes: Writes,
  owner: SettingsOwner,
  change: StoredSettings,
  check: (after: ResolvedSettings) => void,
  sentAs: Readonly<Partial<Record<SettingName, string>>> = {},
): Promise<ResolvedSettings> {
  const chain = await settingsChain(writes, owner);
  const before = resolve(chain, owner.kind);
  for (const name of Object.keys(settings) as SettingName[]) {
    const wanted = change[name];
    if (wanted !== undefined && before[name].locked && before[name].value !== wanted)
      throw invalid(sentAs[name] ?? name, 'is locked by a group');
  }
  const own = { ...chain.own, ...change };
  const after = resolve({ ...chain, own }, owner.kind);
  check(after);
  await storeSettings(writes, owner, own);
  return after;
}

/**
 * The state that a request for settings must not lead to (Part B 4.6): `selective_code_owner_removals` requires that
 * approvals are removed.
 */
export function checkRetention(change: StoredSettings): (after: ResolvedSettings) => void {
  return ({ retain_approvals_on_push: retain, selective_code_owner_removals: selective }) => {
    const isAsked = change.selective_code_owner_removals === true || change.retain_approvals_on_push === true;
    if (isAsked && retain.value && selective.value)
      throw invalid('selective_code_owner_removals', 'requires retain_approvals_on_push to be disabled');
  };
}

/** Settings in responses. The `password` of old clients is now authentication. */
export function settingsView(resolved: ResolvedSettings): ApprovalSettings {
  const { require_reauthentication_to_approve: authentication, ...others } = resolved;
  return {
    ...others,
    require_password_to_approve: authentication,
    require_reauthentication_to_approve: authentication,
  };
}
