/** The call itself is invalid: reported with a hint to the help, exit code 2. */
export class UsageError extends Error {}

/** The error for a value that an option does not take. */
export function wrongValue(option: string, wanted: string, value: unknown): UsageError {
  return new UsageError(`--${option} takes ${wanted}; not ${JSON.stringify(value)}.`);
}
