import { describe, expect, test } from 'vitest';
import { model } from './document.ts';
import { answerLosses } from './losses/answer.ts';
import { bodyLosses } from './losses/body.ts';
import { errorLosses } from './losses/errors.ts';
import { factLosses } from './losses/facts.ts';
import { parameterLosses } from './losses/parameters.ts';
import { gapLosses, wordLosses } from './losses/words.ts';
import { memberNames, partsOf, valuesOf } from './schema-fields.ts';
import { removedSettings } from './source-rows/administration.ts';
import { sourceFamilies } from './source-rows/all.ts';
import { removedStages } from './source-rows/imports.ts';
import { exclusiveFilters } from './source-rows/merge-requests.ts';
import type { SourceRow } from './source-rows/row.ts';

const operations = new Map(
  model.operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
);
const rows = sourceFamilies.flatMap(({ rows: own }) => own);

test('the document has the 139 operations of the sources and no other', () => {
  expect(rows).toHaveLength(139);
  expect([...operations.keys()].toSorted()).toEqual(rows.map(({ operation }) => operation).toSorted());
});

test('names that the sources call removed are marked so and taken by no request', () => {
  const requests = model.schemas.filter(({ reachedBy }) => reachedBy.requests);
  const marked = JSON.stringify(model.schemas.map(({ schema }) => valuesOf(partsOf([schema]), 'x-removed')));
  const taken = new Set(requests.flatMap(({ schema }) => memberNames([schema])));
  const removed = [...removedSettings, ...removedStages];
  expect(removed.filter((name) => !marked.includes(`"name":"${name}"`))).toEqual([]);
  expect(removed.filter((name) => taken.has(name))).toEqual([]);
});

test('the server, the schemes of credentials and their tiers are those of A 4.1 and A 5', () => {
  expect(model.servers.map(({ url }) => url)).toEqual(['{base_url}/api/v4']);
  const schemes = model.securitySchemes.map(({ type, in: place, parameter, scheme, extensions }) =>
    [type, place, parameter, scheme, extensions['x-tier']].filter((part) => part !== undefined).join(' '),
  );
  expect(schemes.toSorted()).toEqual([
    'apiKey header JOB-TOKEN paid',
    'apiKey header PRIVATE-TOKEN',
    'apiKey query job_token paid',
    'http bearer',
  ]);
});

test('paths of artifacts span segments, and they alone', () => {
  const parts = model.operations.flatMap(({ segments }) => segments.flat());
  const spanning = parts.flatMap((part) => (part.kind === 'parameter' && part.multi ? [part.name] : []));
  expect(spanning).toEqual(['artifact_path', 'artifact_path']);
});

test('filters that exclude each other say so', () => {
  for (const path of ['/merge_requests', '/projects/{id}/merge_requests']) {
    const operation = operations.get(`GET ${path}`);
    expect(operation?.extensions['x-mutually-exclusive']).toEqual(expect.arrayContaining(exclusiveFilters));
  }
});

for (const family of sourceFamilies) {
  const { tag, rows: own } = family;
  describe(`the family ${tag}`, () => {
    test('says what the sources do not show of it', () => {
      const found = model.families.find((candidate) => candidate.tag === tag);
      expect(gapLosses(family, found)).toEqual([]);
    });

    for (const row of own) {
      test(`${row.operation} says all that the sources say`, () => {
        expect(lossesOf(tag, row).join('\n')).toBe('');
      });
    }
  });
}

function lossesOf(tag: string, row: SourceRow): readonly string[] {
  const operation = operations.get(row.operation);
  if (operation === undefined) return ['the operation is missing'];
  return [
    ...(operation.family === tag ? [] : [`it is tagged ${operation.family}`]),
    ...factLosses(row, operation),
    ...parameterLosses(row, operation),
    ...bodyLosses(row, operation),
    ...answerLosses(row, operation),
    ...errorLosses(row, operation),
    ...wordLosses(row, operation),
  ];
}
