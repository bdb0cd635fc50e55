import { today } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { approvalsOf, type Approval } from './given.ts';
import { holdingRules, type HoldingRule } from './holding-rules.ts';
import { approvalSettings, type ResolvedSettings } from './settings.ts';

type MergeRequest = Row<'merge_requests'>;
type Deciding = Pick<Forge, 'database' | 'clock'>;

/** A rule, and how many approvals it still needs. */
export interface RuleState extends HoldingRule {
  readonly left: number;
}

/** The approval state of a merge request. */
export interface ApprovalState {
  readonly settings: ResolvedSettings;
  readonly rules: readonly RuleState[];
  /** The oldest first. */
  readonly approvals: readonly Approval[];
  /** Whether all rules are met. */
  readonly approved: boolean;
}

/**
 * Computes the approval states of merge requests of one project, by their ids. A rule whose users have all approved is
 * met, even if it requires more of them: otherwise nothing could ever be merged.
 */
export async function approvalStates(
  { database, clock }: Deciding,
  project: Row<'projects'>,
  rows: readonly MergeRequest[],
): Promise<ReadonlyMap<number, ApprovalState>> {
  const settings = await approvalSettings(database, { kind: 'project', row: project });
  const given = await approvalsOf(
    database,
    rows.map(({ id }) => id),
  );
  const byRow = Map.groupBy(given, ({ merge_request_id }) => merge_request_id);
  const states = new Map<number, ApprovalState>();
  for (const [branch, into] of Map.groupBy(rows, ({ target_branch }) => target_branch)) {
    const holding = await holdingRules(database, project, { branch, today: today(clock) });
    for (const row of into) {
      const approvals = byRow.get(row.id) ?? [];
      const author = settings.allow_author_approval.value ? null : row.author_id;
      const rules = holding.map((rule) => ({ ...rule, left: missing(rule, approvals, author) }));
      states.set(row.id, { settings, rules, approvals, approved: rules.every(({ left }) => left === 0) });
    }
  }
  return states;
}

/** The approval state of one merge request. */
export async function approvalState(
  deciding: Deciding,
  project: Row<'projects'>,
  row: MergeRequest,
): Promise<ApprovalState> {
  const state = (await approvalStates(deciding, project, [row])).get(row.id);
  if (state === undefined) throw new Error('The merge request has no state.');
  return state;
}

/** @param author the author, if authors may not approve their own changes */
function missing(
  { required, named }: HoldingRule,
  approvals: readonly Approval[],
  author: number | null,
): number {
  if (named === undefined) return Math.max(0, required - approvals.length);
  const given = new Set(approvals.map(({ user_id }) => user_id));
  const eligible = named.filter(({ id }) => id !== author);
  const approved = eligible.filter(({ id }) => given.has(id)).length;
  return Math.max(0, Math.min(required, eligible.length) - approved);
}
