/** The error that an action throws. Throws if it throws none. */
export async function thrownBy(action: () => unknown): Promise<unknown> {
  try {
    await action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
