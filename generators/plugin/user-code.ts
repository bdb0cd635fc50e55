/**
 * The result of a configuration or a plug-in. Rejects if the process has nothing left to do and the promise is not settled,
 * as Node would end with 13.
 */
export async function resultOf<Result>(given: Result | PromiseLike<Result>): Promise<Result> {
  const { promise: never, reject } = Promise.withResolvers<never>();
  const fail = (): void => reject(new Error('it never ends: it waits for something that never happens'));
  process.once('beforeExit', fail);
  try {
    return await Promise.race([given, never]);
  } finally {
    process.off('beforeExit', fail);
  }
}
