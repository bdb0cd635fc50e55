import { expect, test } from 'vitest';
import { similarNames, suggest } from '../../generators/source/rules/suggestion.ts';

const names = ['listTasks', 'getTask', 'deleteTask', 'TaskList'];

test.each([
  ['listtasks', 'listTasks'],
  ['lisTasks', 'listTasks'],
  ['Task', 'listTasks, getTask, deleteTask, TaskList'],
  ['getTasks', 'getTask'],
  ['deleteThing', 'deleteTask'],
  ['upload', ''],
  ['', ''],
])('the names like %j are %j', (name, want) => {
  expect(similarNames(name, names)).toBe(want);
});

test.each([
  ['listTaks', ' Did you mean "listTasks"?'],
  ['litsTasks', ' Did you mean "listTasks"?'],
  ['upload', ''],
])('what is suggested for %j is %j', (name, want) => {
  expect(suggest(name, names)).toBe(want);
});
