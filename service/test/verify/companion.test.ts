import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations } from '../../../generated/server/index.js';
import { startVerifiedWorld, type VerifiedWorld } from './verify.ts';

let world: VerifiedWorld | undefined;

beforeAll(async () => {
  world = await startVerifiedWorld();
});

afterAll(async () => world?.stop());

const around = Object.values(companionOperations);
const families = [...Map.groupBy(around, ({ family }) => family)].map(
  ([family, members]) => [family, members.map(({ id }) => id)] as const,
);

/** Needs the token of a running job, and a valid archive; `companion/jobs.test.ts` has both. */
const leftOut = new Set(['uploadJobArtifacts']);

interface Report {
  readonly unexercised: readonly string[];
  readonly cases: readonly { readonly id: string; readonly operation: string; readonly ending: string }[];
}

/** Whether a case tried a method at a path of this document that the other document has there. */
function isOfBoth({ id, operation }: Report['cases'][number]): boolean {
  const path = around.find((each) => each.id === operation)?.path;
  return Object.values(operations).some(
    (other) => other.path === path && id === `${operation} method ${other.method}`,
  );
}

test('the document has 70 operations', () => {
  expect(around).toHaveLength(70);
});

describe('the operations around the document are as theirs says, and answer with success', () => {
  test.each(families)('%s: %j', async (only, ids) => {
    const verified = await world?.verify('service/companion/openapi.yaml', { only, format: 'json' });
    const { cases, unexercised } = JSON.parse(verified?.output ?? '{}') as Report;
    const failed = cases.filter((each) => each.ending === 'failed' && !isOfBoth(each));
    expect(failed.map(({ id }) => id)).toEqual([]);
    expect(unexercised).toEqual(ids.filter((id) => leftOut.has(id)));
    expect(new Set(cases.map(({ operation }) => operation))).toEqual(new Set(ids));
  });
});
