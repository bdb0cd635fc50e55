import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { done, refused } from './matchers.ts';

const commits: Wants = {
  list: [{ title: 'Add a pipeline' }, { title: 'First', author_name: 'ann' }],
  pages: [{ title: 'Add a topic' }, { title: 'Add a pipeline' }, { title: 'First' }],
  'of a path': [{ title: 'First' }],
  read: { title: 'Add a topic', message: 'Add a topic\n\nChangelog: added', author_name: 'bob' },
  refs: [{ type: 'branch', name: 'topic' }],
  sequence: { count: 3 },
  created: { title: 'Write', message: 'Write' },
  picked: done,
  'picked again': refused(400),
  reverted: { title: 'Revert "Write"' },
  messages: [{ title: 'Revert "Write"' }, { title: 'Add a topic' }, { title: 'Write' }],
  missing: refused(404),
  refused: refused(403),
};

const tree = [
  { path: 'src', type: 'tree', mode: '040000' },
  { path: '.gitlab-ci.yml', type: 'blob' },
  { path: 'README.md', type: 'blob', mode: '100644' },
];

const repositoryWants: Wants = {
  tree,
  'deep tree': [
    { path: 'src' },
    { path: '.gitlab-ci.yml' },
    { path: 'README.md' },
    { path: 'src/build.sh' },
    { path: 'topic.md' },
  ],
  'keyset tree': tree,
  'missing path': refused(404),
  blob: { size: 6, encoding: 'base64', content: 'VG9vbHMK' },
  'raw blob': 'Tools\n',
  archive: 'bytes 1f8b',
  'archive as tar.gz': 'bytes 1f8b',
  'archive as zip': 'bytes 504b',
  ...Object.fromEntries(
    ['tar.bz2', 'tbz', 'tbz2', 'tb2', 'bz2'].map((format) => [`archive as ${format}`, 'bytes 425a']),
  ),
  'same archive again': true,
  compared: { commits: [{ title: 'Add a topic' }], diffs: [{ new_path: 'topic.md', new_file: true }] },
  contributors: [
    { name: 'ann', commits: 1 },
    { name: 'bob', commits: 1 },
  ],
  'merge base': { title: 'Add a pipeline' },
  changelog: expect.anything(),
  'missing ref': refused(404),
};

/** Scenarios about what stands in repositories. */
export const repository: Readonly<Record<string, Wants>> = { commits, repository: repositoryWants };
