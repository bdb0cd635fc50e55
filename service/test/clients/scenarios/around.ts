import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { done, nothing, refused } from './matchers.ts';

const path = 'docs/a b.md';

const files: Wants = {
  created: { file_path: path, branch: 'main' },
  read: { file_path: path, ref: 'main', size: 6, encoding: 'base64', content: 'R3VpZGUK' },
  raw: 'Guide\n',
  changed: { file_path: path, branch: 'main' },
  'raw again': 'More\n',
  blame: [{ lines: ['More'], commit: { message: 'Change' } }],
  deleted: nothing,
  missing: refused(404),
};

const names = ['feature/new', 'main', 'topic'].map((name) => ({ name }));

const protectedMain = { name: 'main', push_access_levels: [{ access_level: 40 }] };

const branches: Wants = {
  created: { name: 'feature/new', commit: { title: 'Add a pipeline' } },
  taken: refused(400),
  list: names,
  pages: names,
  found: [{ name: 'topic' }],
  read: { name: 'main', default: true },
  deleted: nothing,
  missing: refused(404),
  refused: refused(403),
  protected: protectedMain,
  'protected ones': [protectedMain],
  'protected one': protectedMain,
  'refused by protection': refused(403),
  unprotected: nothing,
};

const tags: Wants = {
  list: [{ name: 'v1.0.0', target: expect.any(String) }],
  created: { name: 'v2.0.0', message: 'Second', commit: { title: 'Add a topic' } },
  read: { name: 'v2.0.0', message: 'Second' },
  'read first': { name: 'v1.0.0' },
  deleted: nothing,
  missing: refused(404),
};

const users: Wants = {
  list: ['eve', 'cid', 'bob', 'ann', 'root'].map((username) => ({ username })),
  found: [{ username: 'bob', state: 'active' }],
  created: { username: 'new', name: 'New', email: 'new@mail.example' },
  changed: { username: 'new', name: 'Newer' },
  read: { username: 'new', name: 'Newer' },
  deleted: nothing,
  own: { username: 'ann' },
  refused: refused(403),
};

const issues: Wants = {
  created: { iid: 1, title: 'Prune', state: 'opened', author: { username: 'bob' } },
  list: [{ title: 'Prune' }],
  read: { iid: 1, title: 'Prune' },
  closed: { iid: 1, state: 'closed' },
  'closed ones': [{ iid: 1 }],
  missing: refused(404),
};

const review: Wants = {
  created: {
    iid: 2,
    title: 'Add a file',
    state: 'opened',
    source_branch: 'file',
    author: { username: 'bob' },
  },
  changed: { iid: 2, title: 'Add another file' },
  read: { iid: 2, title: 'Add another file', state: 'opened' },
  refused: refused(403),
  approved: expect.anything(),
  approvals: { iid: 2, approved_by: [{ user: { username: 'cid' } }] },
  'approval taken back': expect.anything(),
  merged: { iid: 2, state: 'merged' },
  'what is on main': 'x\n',
  'merged again': expect.toSatisfy((value) => [401, 405, 422].includes(value?.refused)),
};

const forks: Wants = {
  forked: {
    path_with_namespace: 'bob/tools',
    default_branch: 'main',
    visibility: 'public',
    import_status: 'finished',
    forked_from_project: { path_with_namespace: 'acme/tools' },
  },
  again: refused(409),
  refused: refused(404),
  proposed: { iid: 2, title: 'Add a file', state: 'opened', source_branch: 'file' },
  compared: { commits: [{ title: 'Add a file' }], diffs: [{ new_path: 'file.md', new_file: true }] },
  merged: { iid: 2, state: 'merged' },
  'what is on main': 'x\n',
};

const jobs: Wants = {
  list: [{ name: 'unit' }, { name: 'compile', status: 'success', stage: 'build' }],
  'of the pipeline': [{ name: 'unit' }, { name: 'compile' }],
  read: { name: 'compile', status: 'success', pipeline: { status: 'success' } },
  log: 'make: done\n',
  missing: refused(404),
  'of a commit': [{ new_path: 'topic.md', new_file: true }],
};

const runner: Wants = {
  uploaded: { file: { filename: 'artifacts.zip', size: expect.any(Number) } },
  'for another job': refused(403),
  downloaded: 'bytes 504b',
};

const sharing: Wants = {
  subgroups: [{ full_path: 'acme/platform' }],
  projects: [{ path_with_namespace: 'acme/tools' }, { path_with_namespace: 'acme/secret' }],
  'member added': { username: 'eve', access_level: 20 },
  'member changed': { username: 'eve', access_level: 30 },
  'member removed': nothing,
  'project shared': done,
  'project unshared': nothing,
  'group shared': done,
  'group unshared': nothing,
};

const instance: Wants = {
  version: { version: expect.stringMatching(/^\d+\.\d+/), revision: expect.any(String) },
  license: { plan: 'ultimate' },
  metadata: { version: expect.stringMatching(/^\d+\.\d+/) },
  token: { name: 'scenarios', active: true, scopes: ['api'] },
  'token revoked': nothing,
  'without the token': refused(401),
};

/** Scenarios about requests of clients that are not operations of the document. */
export const around: Readonly<Record<string, Wants>> = {
  files,
  branches,
  tags,
  users,
  issues,
  review,
  forks,
  jobs,
  runner,
  sharing,
  instance,
};
