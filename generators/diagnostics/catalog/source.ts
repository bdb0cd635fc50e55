import { define, type FindingDefinition } from '../definition.ts';

/** Findings about reading files: what cannot be read, parsed or followed. */
export const sourceFindings = {
  'source/unreadable': define({
    severity: 'error',
    title: 'The file cannot be read',
    message: (p: { path: string; reason: string }) => `Cannot read ${p.path}: ${p.reason}.`,
    cause: 'The path does not exist, is a folder, or may not be read.',
    fix: 'Check the spelling of the path and its permissions.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
