/** The call itself is invalid: reported with a hint to the help, exit code 2. */
export class UsageError extends Error {}
