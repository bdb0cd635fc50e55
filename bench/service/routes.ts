/** A request that is measured. `{n}` in a body is replaced with a unique number. */
export interface MeasuredRoute {
  readonly title: string;
  /** Key of the handler among those of the generated server. */
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  /** Below `/api/v4`. */
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  /** Whether the response has pagination headers. */
  readonly isPaged?: boolean;
}

/** The requests that are measured, for the project that `world` creates. */
export const routes: readonly MeasuredRoute[] = [
  {
    title: 'Project',
    operation: 'getProject',
    method: 'GET',
    path: '/projects/1',
    status: 200,
  },
  {
    title: '20 projects',
    operation: 'listProjects',
    method: 'GET',
    path: '/projects?per_page=20',
    status: 200,
    isPaged: true,
  },
  {
    title: '20 commits',
    operation: 'listCommits',
    method: 'GET',
    path: '/projects/1/repository/commits?per_page=20',
    status: 200,
    isPaged: true,
  },
  {
    title: 'Tree of 20',
    operation: 'listRepositoryTree',
    method: 'GET',
    path: '/projects/1/repository/tree?per_page=20',
    status: 200,
  },
  {
    title: 'Create',
    operation: 'createProjectMilestone',
    method: 'POST',
    path: '/projects/1/milestones',
    body: '{"title":"Milestone {n}","description":"What has to be done until then","due_date":"2030-01-01"}',
    status: 201,
  },
];

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A seed of the control plane: 40 projects, of which the first has 40 commits and 40 files. */
export const world = {
  groups: [{ full_path: 'acme', visibility: 'public' }],
  projects: numbers(40).map((number) => ({
    full_path: `acme/project-${number}`,
    visibility: 'public',
    ...(number === 1
      ? {
          commits: numbers(40).map((commit) => ({
            message: `Add file ${commit}\n\nIt is needed.`,
            files: { [`file-${commit}.txt`]: `Text ${commit}\n` },
          })),
        }
      : {}),
  })),
};
