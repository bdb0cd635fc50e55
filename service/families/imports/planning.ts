import { instant } from '../../clock.ts';
import { countFrom } from '../../database/counters.ts';
import { noteIssueEvent } from '../issues/create.ts';
import { changeLabels } from '../planning/labels.ts';
import { integerOf, memberOf, textOf, timeOf } from './provider-values.ts';
import { addIssue, addMilestone, milestoneNumbered } from './queries.ts';
import type { Stage } from './stages.ts';

/** Milestones keep their numbers. A milestone whose title already exists in the project is left out. */
export async function importMilestones({ forge, project, client, path, size }: Stage): Promise<void> {
  for await (const page of client.pages(`${path}/milestones?state=all`, size)) {
    await forge.database.transaction(async (writes) => {
      for (const found of page) {
        const [iid, title] = [integerOf(found, 'number'), textOf(found, 'title', 255)?.trim()];
        if (iid === undefined || title === undefined || title === '') continue;
        const now = instant(forge.clock);
        await addMilestone(writes, {
          projectId: project.id,
          iid,
          title,
          description: textOf(found, 'description') ?? null,
          dueDate: timeOf(found, 'due_on')?.slice(0, 10) ?? null,
          state: textOf(found, 'state') === 'closed' ? 'closed' : 'active',
          createdAt: timeOf(found, 'created_at') ?? now,
          updatedAt: timeOf(found, 'updated_at') ?? now,
        });
        await countFrom(writes, 'milestones', project.id, iid);
      }
    });
  }
}

/**
 * Issues keep their numbers, and belong to the user who imports them. The provider's list also contains pull requests.
 */
export async function importIssues({ forge, project, client, path, size }: Stage): Promise<void> {
  for await (const page of client.pages(`${path}/issues?state=all&direction=asc`, size)) {
    await forge.database.transaction(async (writes) => {
      for (const found of page) {
        const [iid, title] = [integerOf(found, 'number'), textOf(found, 'title', 255)?.trim()];
        const isIssue = memberOf(found, 'pull_request') === undefined;
        if (!isIssue || iid === undefined || title === undefined || title === '') continue;
        const now = instant(forge.clock);
        const createdAt = timeOf(found, 'created_at') ?? now;
        const milestone = integerOf(memberOf(found, 'milestone'), 'number');
        const login = textOf(memberOf(found, 'user'), 'login', 100);
        const text = textOf(found, 'body');
        const isClosed = textOf(found, 'state') === 'closed';
        const row = await addIssue(writes, {
          projectId: project.id,
          iid,
          title,
          description: login === undefined ? (text ?? null) : `*Created by: ${login}*\n\n${text ?? ''}`,
          authorId: project.creator_id,
          milestoneId:
            milestone === undefined ? null : await milestoneNumbered(writes, project.id, milestone),
          state: isClosed ? 'closed' : 'opened',
          createdAt,
          updatedAt: timeOf(found, 'updated_at') ?? createdAt,
          closedAt: isClosed ? (timeOf(found, 'closed_at') ?? createdAt) : null,
        });
        if (row === undefined) continue;
        await countFrom(writes, 'issues', project.id, iid);
        await changeLabels(writes, 'issue_labels', row, { set: labelsIn(found), now: createdAt });
        await noteIssueEvent(writes, row.id, 'created', createdAt);
        if (row.closed_at !== null) await noteIssueEvent(writes, row.id, 'closed', row.closed_at);
      }
    });
  }
}

function labelsIn(issue: unknown): readonly string[] {
  const labels = memberOf(issue, 'labels');
  if (!Array.isArray(labels)) return [];
  const names = labels.slice(0, 100).map((label) => textOf(label, 'name', 255)?.trim() ?? '');
  return [...new Set(names.filter((name) => name !== ''))];
}
