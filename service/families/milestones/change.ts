import type { MilestoneCreate, MilestoneUpdate } from '../../../generated/types/index.js';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { invalid } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { insertMilestone, isTitleTaken, updateMilestone, type MilestoneContent } from './queries.ts';

/** The start and end states of each event (Part B 3). An event from another state changes nothing. */
const transitions = {
  close: { from: 'active', to: 'closed' },
  activate: { from: 'closed', to: 'active' },
} as const;

const empty: MilestoneContent = {
  title: '',
  description: null,
  due_date: null,
  start_date: null,
  state: 'active',
};

/** Creates a milestone of a project. Throws a `Refusal` of 400 if its title or dates are invalid. */
export async function createMilestone(
  forge: Forge,
  project: Row<'projects'>,
  body: MilestoneCreate,
): Promise<Row<'milestones'>> {
  const content = changed(empty, body);
  return await unlessTaken(titleTaken(), () =>
    forge.database.transaction(async (writes) => {
      if (await isTitleTaken(writes, project, content.title, null)) throw titleTaken();
      return await insertMilestone(writes, { projectId: project.id }, content, instant(forge.clock));
    }),
  );
}

/** Changes a milestone. Throws a `Refusal` of 400 if its new title or dates are invalid. */
export async function changeMilestone(
  forge: Forge,
  project: Row<'projects'>,
  milestone: Row<'milestones'>,
  body: MilestoneUpdate,
): Promise<Row<'milestones'>> {
  const content = changed(milestone, body);
  return await unlessTaken(titleTaken(), () =>
    forge.database.transaction(async (writes) => {
      if (await isTitleTaken(writes, project, content.title, milestone.id)) throw titleTaken();
      return await updateMilestone(writes, milestone.id, content, instant(forge.clock));
    }),
  );
}

function titleTaken(): ReturnType<typeof invalid> {
  return invalid('title', 'already being used for another group or project milestone.');
}

function changed(before: MilestoneContent, body: MilestoneUpdate): MilestoneContent {
  const { title = before.title, description = before.description, state_event: event } = body;
  if (title.trim() === '') throw invalid('title', "can't be blank");
  const dates = {
    due_date: date(body.due_date, before.due_date),
    start_date: date(body.start_date, before.start_date),
  };
  if (dates.due_date !== null && dates.start_date !== null && dates.due_date < dates.start_date)
    throw invalid('due_date', 'must be greater than start date');
  const transition = event === undefined ? undefined : transitions[event];
  const state = transition?.from === before.state ? transition.to : before.state;
  return { title, description, ...dates, state };
}

/** A date of a request: null and an empty text remove it, an absent one keeps it. */
function date(given: string | null | undefined, before: string | null): string | null {
  if (given === undefined) return before;
  return given === '' ? null : given;
}
