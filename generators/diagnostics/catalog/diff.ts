import { error, warning, type FindingDefinition } from '../definition.ts';

/**
 * Findings about a comparison that cannot be made, and about the file of accepted changes. Changes have separate codes.
 */
export const diffFindings = {
  'diff/unreadable-revision': error({
    title: 'A revision cannot be read',
    message: (p: { revision: string; reason: string }) => `${p.revision} cannot be read: ${p.reason}.`,
    cause: 'The earlier document is read from the repository of the current folder by the program git.',
    fix: 'Give git:REVISION:PATH with a revision that git rev-parse knows and a path in it, or the path of a file. In continuous integration, fetch the history first (fetch-depth: 0).',
  }),
  'diff/unreadable-accepted-file': error({
    title: 'The file of accepted changes cannot be read',
    message: (p: { path: string; reason: string }) => `${p.path} cannot be read: ${p.reason}.`,
    cause: 'Without it, the accepted changes are unknown.',
    fix: 'Write { "accepted": [{ "fingerprint": "…", "reason": "…" }] }.',
  }),
  'diff/invalid-accepted-entry': error({
    title: 'An entry for an accepted change is not valid',
    message: (p: { path: string; index: number }) =>
      `Entry ${p.index} of ${p.path} has no fingerprint of 16 hexadecimal digits, no reason, or a day that is not written as 2027-01-31.`,
    cause: 'Each entry states which change is accepted, and why.',
    fix: 'Take the fingerprint from the output of forgespec diff, and write the reason.',
  }),
  'diff/accepted-expired': warning({
    title: 'An accepted change has expired',
    message: (p: { path: string; fingerprint: string; until: string }) =>
      `The entry ${p.fingerprint} of ${p.path} was valid until ${p.until}.`,
    cause: 'An entry with a date is valid until that date.',
    fix: 'Review the change; then extend the date or remove the entry.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
