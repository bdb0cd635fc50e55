import type { Command } from './command.ts';
import { check } from './descriptions/check.ts';
import { conformance } from './descriptions/conformance.ts';
import { dev } from './descriptions/dev.ts';
import { diff } from './descriptions/diff.ts';
import { docs } from './descriptions/docs.ts';
import { generate } from './descriptions/generate.ts';
import { lint } from './descriptions/lint.ts';
import { lsp } from './descriptions/lsp.ts';
import { mock } from './descriptions/mock.ts';
import { scaffold } from './descriptions/scaffold.ts';
import { validate } from './descriptions/validate.ts';
import { verify } from './descriptions/verify.ts';

/** All commands by name, in the order of the help. Their code is loaded when they are called. */
export const commands: Readonly<Record<string, Command>> = {
  generate: { ...generate, load: () => import('./commands/generate.ts') },
  check: { ...check, load: () => import('./commands/check.ts') },
  dev: { ...dev, load: () => import('./commands/dev.ts') },
  lint: { ...lint, load: () => import('./commands/lint.ts') },
  diff: { ...diff, load: () => import('./commands/diff.ts') },
  validate: { ...validate, load: () => import('./commands/validate.ts') },
  scaffold: { ...scaffold, load: () => import('./commands/scaffold.ts') },
  mock: { ...mock, load: () => import('./commands/mock.ts') },
  verify: { ...verify, load: () => import('./commands/verify.ts') },
  conformance: { ...conformance, load: () => import('./commands/conformance.ts') },
  docs: { ...docs, load: () => import('./commands/docs.ts') },
  lsp: { ...lsp, load: () => import('./commands/lsp.ts') },
};
