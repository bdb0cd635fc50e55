/**
 * Milliseconds after which a test, or what it prepares, is taken to hang. A guard, not a measure: at least ten times what
 * the longest one takes on a quiet machine. No test has a limit of its own.
 */
export const HANGING = 600_000;

/**
 * Milliseconds for which a test waits for an event that comes, such as a line that a process prints or a page that loads.
 * Less than `HANGING`, so that a failure says what did not come.
 */
export const PATIENCE = 120_000;
