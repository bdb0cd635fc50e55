import { describe, expect, test } from 'vitest';
import { proceed, settle, type Awaitable } from '../../../runtime/server/awaitable.ts';

const fault = new Error('no');

/** What `await` waits for without being a promise. */
// oxlint-disable-next-line unicorn/no-thenable -- what handlers may give
const thenable = { then: (taken: (value: number) => void) => taken(3) } as unknown as Promise<number>;

describe('settle', () => {
  const table: readonly (readonly [string, () => Awaitable<number>, unknown, isPromise: boolean])[] = [
    ['a value', () => 3, 'next 3', false],
    ['a promise', async () => 3, 'next 3', true],
    ['a thenable', () => thenable, 'next 3', true],
    ['a rejection', () => Promise.reject(fault), 'failed no', true],
    [
      'an exception',
      () => {
        throw fault;
      },
      'failed no',
      false,
    ],
  ];
  test.each(table)('goes on with %s', async (_, step, want, isPromise) => {
    const given = settle(
      step,
      (value) => `next ${value}`,
      (error) => `failed ${(error as Error).message}`,
    );
    expect(given instanceof Promise).toBe(isPromise);
    expect(await given).toBe(want);
  });

  test.each([
    ['at once', () => 1],
    ['later', async () => 1],
  ])('leaves what goes wrong afterwards to the caller: %s', async (_, step: () => Awaitable<number>) => {
    const run = async (): Promise<unknown> =>
      settle(
        step,
        () => {
          throw fault;
        },
        () => 'failed',
      );
    await expect(run()).rejects.toBe(fault);
  });
});

describe('proceed', () => {
  test('rejects where nobody takes the rejection', async () => {
    await expect(proceed(Promise.reject(fault), () => 1)).rejects.toBe(fault);
    expect(
      await proceed(
        Promise.reject(fault),
        () => 1,
        () => 2,
      ),
    ).toBe(2);
  });
});
