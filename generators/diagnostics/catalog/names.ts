import { note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about the names that things get in the outputs. */
export const namesFindings = {
  'names/qualified': note({
    title: 'A name had to be qualified',
    message: (p: { kind: string; key: string; name: string; isType: boolean }) =>
      p.isType && p.kind === 'operation'
        ? `The names of the types of the operation ${p.key} begin with ${p.name}.`
        : `The ${p.kind} ${p.key} is called ${p.name} in the outputs.`,
    group: (p) => p.kind,
    cause: 'Its plain name is taken by something else in the same scope.',
    fix: 'No action is needed. To choose names yourself, use `naming` in the configuration, or rename one of the two in the document.',
  }),
  'names/unknown-key': warning({
    title: 'A name is given to something that does not exist',
    message: (p: { kind: string; key: string; hint: string }) =>
      `The document has no ${p.kind} ${JSON.stringify(p.key)} to name.${p.hint}`,
    cause:
      'Names are given by the operationId of an operation, or by the key of a schema, as the document writes them.',
    fix: 'Correct the spelling in `naming`, or remove the name.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
