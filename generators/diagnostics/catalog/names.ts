import { define, type FindingDefinition } from '../definition.ts';

/** Findings about the names that things get in the outputs. */
export const namesFindings = {
  'names/qualified': define({
    severity: 'note',
    title: 'A name had to be qualified',
    message: (p: { kind: string; key: string; name: string }) =>
      `The ${p.kind} ${p.key} is called ${p.name} in the outputs.`,
    cause: 'Its plain name is taken by something else in the same scope.',
    fix: 'Nothing has to be done. To choose the name yourself, rename one of the two in the document.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
