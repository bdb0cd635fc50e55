import { defineFindings } from 'forgespec';

/** What types of Python do not say. */
export const { definitions, finding } = defineFindings({
  'python/no-type': {
    severity: 'note',
    title: 'A schema has no type in Python',
    message: (p: { what: string }) => `Types of Python do not say ${p.what}; the value is typed as Any.`,
    group: ({ what }) => what,
    cause: 'Types of Python name values and members; they have no conditions and no negations.',
    fix: 'Nothing has to be done. Check such values when the program runs.',
  },
});
