import {
  date,
  datetime,
  flag,
  integer,
  list,
  nothing,
  nullable,
  one,
  oneOf,
  required,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.7 */
export const milestoneFields: Facts = {
  id: integer,
  iid: integer,
  project_id: integer,
  title: text,
  description: text,
  due_date: nullable(date),
  start_date: nullable(date),
  state: { type: 'string', values: ['active', 'closed'] },
  updated_at: datetime,
  created_at: datetime,
  expired: flag,
};
const milestone: Resource = { name: 'Milestone', fields: milestoneFields };

const section = 'B 4.7';
const path = '/projects/{id}/milestones';
const milestoneId = { milestone_id: integer };
const described: Facts = { description: text, due_date: date, start_date: date };

export const milestones: SourceFamily = {
  tag: 'Milestones',
  rows: [
    {
      operation: `GET ${path}`,
      section,
      query: {
        'iids[]': { type: 'array', ignoredWhen: /`include_ancestors` is true/ },
        'iids[][]': integer,
        state: oneOf(['active', 'closed']),
        title: text,
        search: text,
        include_parent_milestones: { type: 'boolean', deprecated: true },
        include_ancestors: flag,
        updated_before: datetime,
        updated_after: datetime,
      },
      says: [/title or description/],
      answer: list(milestone),
    },
    { operation: `GET ${path}/{milestone_id}`, section, path: milestoneId, answer: one(milestone) },
    {
      operation: `POST ${path}`,
      section,
      body: { fields: { title: required(text), ...described } },
      answer: one(milestone),
    },
    {
      operation: `PUT ${path}/{milestone_id}`,
      section,
      path: milestoneId,
      body: { fields: { title: text, ...described, state_event: oneOf(['close', 'activate']) } },
      answer: one(milestone),
      transitions: [
        ['active', 'closed'],
        ['closed', 'active'],
      ],
    },
    {
      operation: `DELETE ${path}/{milestone_id}`,
      section,
      roles: ['planner'],
      path: milestoneId,
      answer: nothing,
    },
    {
      operation: `GET ${path}/{milestone_id}/issues`,
      section,
      path: milestoneId,
      answer: list({ name: 'Issue of a milestone', fields: {} }),
      notShown: true,
    },
    {
      operation: `GET ${path}/{milestone_id}/merge_requests`,
      section,
      path: milestoneId,
      answer: list({ name: 'Merge request of a milestone', fields: {} }),
    },
    {
      operation: `POST ${path}/{milestone_id}/promote`,
      section,
      says: [/"scope":"group"/],
      roles: ['planner'],
      path: milestoneId,
      impliedStatus: '200',
      answer: one({ name: 'Answer to a promotion', fields: {} }),
      notShown: true,
    },
    {
      operation: `GET ${path}/{milestone_id}/burndown_events`,
      section,
      tier: 'paid',
      path: milestoneId,
      answer: list({ name: 'Burndown event', fields: {} }),
      notShown: true,
    },
  ],
};
