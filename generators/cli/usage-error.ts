/** The call itself is wrong: told with the way to the help, exit code 2. */
export class UsageError extends Error {}
