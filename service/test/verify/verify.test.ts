import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '../../../test/spec/document.ts';
import { startVerifiedWorld, type VerifiedWorld } from './verify.ts';

let world: VerifiedWorld | undefined;

beforeAll(async () => {
  world = await startVerifiedWorld();
});

afterAll(async () => world?.stop());

/** Families of the document, with the number of their operations. */
const families = model.families.map(
  ({ tag }) => [tag, model.operations.filter(({ family }) => family === tag).length] as const,
);

test('all operations of the document are tried', () => {
  expect(families.reduce((sum, [, operations]) => sum + operations, 0)).toBe(139);
});

describe('the service is as its document says, and every operation answers with success', () => {
  test.each(families)('%s', async (only, operations) => {
    const { code, output } = (await world?.verify('spec/openapi.yaml', { only })) ?? {
      code: undefined,
      output: '',
    };
    expect(output).toMatch(/ 0 failed/);
    // The output names the operations that lack a success.
    expect(output).toContain(`${operations} of ${operations} operations responded with success`);
    expect(output).not.toMatch(/Without success|Not tried/);
    expect(code).toBe(0);
  });
});
