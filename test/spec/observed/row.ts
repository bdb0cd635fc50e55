export const nulls = (...names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

export const commit = { id: '6104942438c14ec7bd21c6cd5bd995272b3faff6', title: 'Sort the list' };
export const project = { id: 7, path_with_namespace: 'acme/deploy' };
export const mergeRequest = { id: 31, iid: 4, project_id: 7 };
export const member = { id: 12, username: 'ada', name: 'Ada', access_level: 30 };

/** An answer that compatible services were seen to give; the status is 200 unless told. */
export type Row = readonly [behaviour: string, operation: string, value: unknown, status?: string];
