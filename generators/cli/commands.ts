import type { Command } from './command.ts';

/**
 * All commands by name, in the order of the help. Each is loaded when it is called: some stand on compilers and
 * highlighters that take longer to load than the others to run.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import('./commands/generate.ts')).generateCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  lint: async () => (await import('./commands/lint.ts')).lintCommand,
  validate: async () => (await import('./commands/validate.ts')).validateCommand,
  scaffold: async () => (await import('./commands/scaffold.ts')).scaffoldCommand,
  mock: async () => (await import('./commands/mock.ts')).mockCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  conformance: async () => (await import('./commands/conformance.ts')).conformanceCommand,
  docs: async () => (await import('./commands/docs.ts')).docsCommand,
};
