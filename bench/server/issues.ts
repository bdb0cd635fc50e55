/** The request, and the response that all servers must send: the same work for each of them. */
export interface Issue {
  readonly id: number;
  readonly project_id: number;
  readonly title: string;
  readonly description: string;
  readonly state: 'opened' | 'closed';
  readonly confidential: boolean;
  readonly labels: readonly string[];
  readonly weight: number;
  readonly due_date: string;
  readonly author: Person;
  readonly assignees: readonly Person[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly web_url: string;
}

interface Person {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly avatar_url: string;
}

export type IssueCreate = Pick<Issue, 'title'> &
  Partial<Pick<Issue, 'description' | 'confidential' | 'labels' | 'weight' | 'due_date'>>;

/** A title with which the response does not match the document: the check of responses must find it. */
export const UNSOUND = 'unsound';

const ann: Person = {
  id: 4,
  username: 'ann',
  name: 'Ann Lee',
  avatar_url: 'https://forge.example/avatars/4.png',
};

const stored: readonly Issue[] = Array.from({ length: 20 }, (_, index) =>
  issueOf(index + 1, 42, {
    title: `The build of step ${index + 1} is slow`,
    labels: ['build', 'performance'],
    weight: index % 5,
  }),
);

export function createIssue(projectId: number, created: IssueCreate): Issue {
  const issue = issueOf(21, projectId, created);
  return created.title === UNSOUND ? { ...issue, id: Number.NaN, state: 'unsound' as Issue['state'] } : issue;
}

/** Project 42 has a page of issues, about 8 kB of JSON. */
export function listIssues(): readonly Issue[] {
  return stored;
}

function issueOf(id: number, projectId: number, created: IssueCreate): Issue {
  return {
    id,
    project_id: projectId,
    title: created.title,
    description: created.description ?? 'Since the last release it takes three times as long as before.',
    state: 'opened',
    confidential: created.confidential ?? false,
    labels: created.labels ?? [],
    weight: created.weight ?? 0,
    due_date: created.due_date ?? '2026-12-24',
    author: ann,
    assignees: [ann],
    created_at: '2026-11-21T08:30:00.123Z',
    updated_at: '2026-11-21T09:45:10.456Z',
    web_url: `https://forge.example/projects/${projectId}/issues/${id}`,
  };
}
