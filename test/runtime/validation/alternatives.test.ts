import { describe, expect, test } from 'vitest';
import { foldAlternatives } from '../../../runtime/validation/alternatives.ts';
import type { Issue } from '../../../runtime/validation/issues.ts';
import { messageOf } from '../../../runtime/validation/message.ts';

const issue = (pointer: string, keyword: string, expected?: unknown): Issue => ({
  pointer,
  keyword,
  expected,
});
const told = (issues: readonly Issue[]): string[] =>
  foldAlternatives(issues).map(
    ({ pointer, keyword, expected }) => `${pointer} ${messageOf(keyword, expected)}`,
  );

describe('what the branches of a union found', () => {
  test.each<[string, Issue[], string[]]>([
    [
      'about the value itself is one fault',
      [issue('/a', 'enum', ['x', 'y']), issue('/a', 'type', 'integer'), issue('/a', 'anyOf')],
      ['/a must be one of "x", "y", or of type integer'],
    ],
    [
      'lists of values and of types are joined, each once',
      [
        issue('', 'enum', ['x', 'y']),
        issue('', 'const', 'x'),
        issue('', 'types', ['string', 'null']),
        issue('', 'oneOf'),
      ],
      [' must be one of "x", "y", or of type string or null'],
    ],
    [
      'in a union in a union counts for the outer one',
      [
        issue('', 'enum', [1]),
        issue('', 'enum', [2]),
        issue('', 'anyOf'),
        issue('', 'type', 'null'),
        issue('', 'anyOf'),
      ],
      [' must be one of 1, 2, or of type null'],
    ],
    [
      'deeper inside is kept',
      [issue('/a/b', 'type', 'string'), issue('/a', 'anyOf')],
      ['/a/b must be of type string', '/a must match at least one of the alternatives'],
    ],
    [
      'about another value is not touched',
      [
        issue('/b', 'type', 'string'),
        issue('/a', 'type', 'string'),
        issue('/a', 'type', 'null'),
        issue('/a', 'anyOf'),
      ],
      ['/b must be of type string', '/a must be of type string or null'],
    ],
  ])('%s', (_, issues, want) => {
    expect(told(issues)).toEqual(want);
  });
});
