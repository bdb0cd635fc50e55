import { describe, expect, it } from 'vitest';
import { changeCodes } from '../../generators/diff/codes/codes.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { bodies } from './codes/bodies.ts';
import { members } from './codes/members.ts';
import { metadata } from './codes/metadata.ts';
import { operations } from './codes/operations.ts';
import { parameters } from './codes/parameters.ts';
import { responses } from './codes/responses.ts';
import { security } from './codes/security.ts';
import { servers } from './codes/servers.ts';
import { comparedFrom } from './documents.ts';

const rows = [
  ...operations,
  ...parameters,
  ...bodies,
  ...responses,
  ...members,
  ...security,
  ...servers,
  ...metadata,
];

describe('a change', () => {
  it.each(rows)('%s', (code, before, after, verdict, sentence) => {
    const { changes } = diffModels(comparedFrom(before), comparedFrom(after));
    const found = changes.map((change) => [change.code, change.verdict.kind, change.message]);
    expect(found).toContainEqual([`diff/${code}`, verdict, sentence]);
  });

  it('has a row for every code that is about no keyword', () => {
    const known = new Set(rows.map(([code]) => `diff/${code}`));
    const others = Object.keys(changeCodes).filter(
      (code) => !/-(?:narrowed|widened|changed)$/.test(code) || known.has(code),
    );
    expect(others.filter((code) => !known.has(code))).toEqual([]);
  });
});
