import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { done, nothing, refused } from './matchers.ts';

const topic = {
  iid: 1,
  title: 'Add a topic',
  state: 'opened',
  source_branch: 'topic',
  author: { username: 'ann' },
};

const mergeRequests: Wants = {
  list: [topic],
  'list of the project': [topic],
  'without a label': [topic],
  'by number': [topic],
  'by a label': [topic],
  own: [topic],
  closed: [],
  read: { ...topic, labels: ['tools', 'topic'] },
  missing: refused(404),
  'context added': done,
  context: [{ title: 'Add a pipeline' }],
  'context deleted': nothing,
};

const rule = { name: 'Security', approvals_required: 1, rule_type: 'regular' };
const reviewers = { name: 'Reviewers', approvals_required: 1 };
const setting = { value: true, locked: false };

const approvals: Wants = {
  read: { reset_approvals_on_push: expect.any(Boolean) },
  changed: { reset_approvals_on_push: false },
  'rule created': { ...rule, eligible_approvers: [{ username: 'bob' }] },
  rules: [reviewers, rule],
  rule,
  'rules at first': [reviewers],
  'rule at first': reviewers,
  'rule changed': { ...rule, approvals_required: 2 },
  'rule deleted': nothing,
  'rules left': [reviewers],
  'group rule created': rule,
  'group rules': [rule],
  'group rule changed': { ...rule, approvals_required: 2 },
  'group settings': { allow_author_approval: expect.anything() },
  'group settings changed': { allow_author_approval: setting },
  settings: { allow_author_approval: expect.anything() },
  'settings changed': { allow_author_approval: setting },
};

const spring = { title: 'Spring & summer', due_date: '2026-06-30', start_date: '2026-03-01' };
const three = [{ title: 'Milestone 3' }, { title: 'Milestone 2' }, spring];

const milestones: Wants = {
  created: { ...spring, iid: 1, state: 'active' },
  taken: refused(400),
  list: three,
  pages: three,
  read: spring,
  changed: { ...spring, description: 'The first', state: 'closed' },
  closed: [spring],
  issues: [{ title: 'Prune' }],
  'no issues': [],
  'merge requests': [],
  burndown: expect.any(Array),
  promoted: { title: 'Spring & summer', group_id: expect.any(Number) },
  deleted: nothing,
  missing: refused(404),
};

/** Scenarios about planning and review. */
export const planning: Readonly<Record<string, Wants>> = {
  'merge-requests': mergeRequests,
  approvals,
  milestones,
};
