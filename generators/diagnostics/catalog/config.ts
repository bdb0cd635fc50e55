import { error, type FindingDefinition } from '../definition.ts';

/** Findings about the configuration and the plug-ins that it names. */
export const configFindings = {
  'config/unreadable': error({
    title: 'The configuration cannot be read',
    message: (p: { path: string; reason: string }) => `${p.path} cannot be read: ${p.reason}`,
    cause: 'The file is missing, is not valid JSON or not a module, or throws an error while it is loaded.',
    fix: 'Correct the file, name another one with --config, or leave it out with --no-config.',
  }),
  'config/wrong-type': error({
    title: 'A value of the configuration has the wrong type',
    message: (p: { name: string; wanted: string; found: string }) =>
      `${p.name} has to be ${p.wanted}, not ${p.found}.`,
    cause: 'The option has another type, and a guess could write the wrong files.',
    fix: 'Write the value as the page on the configuration (docs/configuration.md) shows it.',
  }),
  'config/unknown-option': error({
    title: 'An option of the configuration is unknown',
    message: (p: { name: string; hint: string }) =>
      `The configuration has no option ${JSON.stringify(p.name)}.${p.hint}`,
    cause: 'No command reads an option of this name, so it would have no effect.',
    fix: 'Correct the spelling, or remove the option.',
  }),
  'config/unknown-name': error({
    title: 'A name in the configuration is unknown',
    message: (p: { kind: string; name: string; hint: string }) =>
      `There is no ${p.kind} ${JSON.stringify(p.name)}.${p.hint}`,
    cause: 'Neither forgespec nor a plug-in of the configuration defines it.',
    fix: 'Correct the spelling, or add the plug-in that defines it to `plugins`.',
  }),
  'config/protected-rule': error({
    title: 'An error cannot be lowered',
    message: (p: { code: string; level: string }) =>
      `${p.code} is an error and cannot be set to ${JSON.stringify(p.level)}: without it the output would be wrong or unsafe.`,
    cause: 'Only warnings and notes can be switched off or lowered. With an error, no correct output exists.',
    fix: 'Remove the rule, and fix the cause of the finding.',
  }),
  'config/conflicting-documents': error({
    title: 'Documents of the configuration conflict',
    message: (p: { reason: string }) => p.reason,
    cause: 'Each document needs its own output folder, and is listed once.',
    fix: 'Give each document its own `document` and `out` in the list `documents`.',
  }),
  'config/invalid-plugin': error({
    title: 'A plug-in is not valid',
    message: (p: { name: string; reason: string }) => `The plug-in ${JSON.stringify(p.name)} ${p.reason}.`,
    cause:
      'Each plug-in, and each thing it brings, needs a unique name and the form that definePlugin describes.',
    fix: 'Correct the plug-in, or ask its authors to.',
  }),
  'config/plugin-failed': error({
    title: 'A plug-in failed',
    message: (p: { plugin: string; part: string; reason: string }) =>
      `The ${p.part} of the plug-in ${JSON.stringify(p.plugin)} failed: ${p.reason}`,
    cause:
      'A plug-in reports what is wrong with a document as findings. One that throws, changes the model or gives something else has a defect.',
    fix: 'Report it to the authors of the plug-in, or remove it from `plugins`.',
  }),
  'config/missing-package': error({
    title: 'A package that an emitter needs is missing',
    message: (p: { emitter: string; name: string; problem: string; install: string }) =>
      `The emitter ${p.emitter} needs ${p.name}, but ${p.problem}. To install it: ${p.install}`,
    cause: 'forgespec does not install packages that few projects need. Nothing was written.',
    fix: 'Install the package in the project that has forgespec, or leave the emitter out of `emitters` and `--only`.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
