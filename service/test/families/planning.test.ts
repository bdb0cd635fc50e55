import { describe, expect, test } from 'vitest';
import { isDraft } from '../../families/merge-requests/create.ts';
import { assigneesAskedFor, idsOf, textsOf } from '../../families/planning/lists.ts';
import { taskCompletion } from '../../families/planning/tasks.ts';
import { growth, LINEAR } from '../../../test/runs/growth.ts';

describe('task lists', () => {
  test.each([
    [null, 0, 0],
    ['', 0, 0],
    ['- [ ] a\n- [x] b\n* [X] c\n+ [ ] d\n12. [x] e\n3) [ ] f', 6, 3],
    ['  - [ ] nested\n> - [x] quoted', 2, 1],
    ['-[ ] a\n- [] b\n- [y] c\ntext - [ ] d\n- [ ]', 0, 0],
  ])('%j: %i, of which %i are done', (text, count, completed_count) => {
    expect(taskCompletion(text)).toEqual({ count, completed_count });
  });

  test.each([
    [' ', ''],
    ['\n', ''],
    ['- [ ', ''],
    ['9', '.'],
  ])('are counted in linear time: many %j, then %j', (part, end) => {
    const times = growth((count) => {
      const text = part.repeat(count) + end;
      return () => taskCompletion(text);
    }, 5_000);
    expect(times).toBeLessThan(LINEAR);
  });
});

test.each([
  ['a, b,,a', ['a', 'b']],
  [
    ['a', ' b ', ''],
    ['a', 'b'],
  ],
  ['', []],
])('texts of %j: %j', (given, want) => {
  expect(textsOf(given)).toEqual(want);
});

test.each([
  [[0], []],
  [[''], []],
  [
    [3, 3, 0, 1],
    [3, 1],
  ],
])('ids of %j: %j', (given, want) => {
  expect(idsOf(given)).toEqual(want);
});

test.each([
  [{}, undefined],
  [{ assignee_id: null }, []],
  [{ assignee_id: 0 }, []],
  [{ assignee_id: 4 }, [4]],
  [{ assignee_id: 4, assignee_ids: [5, 6] }, [5, 6]],
])('assignees of %j: %j', (body, want) => {
  expect(assigneesAskedFor(body)).toEqual(want);
});

test.each([
  ['Draft: x', true],
  ['draft:x', true],
  ['[Draft] x', true],
  ['(draft) x', true],
  ['Drafting', false],
  ['A Draft: x', false],
])('%s is a draft: %s', (title, want) => {
  expect(isDraft(title)).toBe(want);
});
