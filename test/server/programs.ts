import type { Program } from '../outputs/program.ts';
import type { OutputRequest } from '../outputs/request.ts';
import { declaredUsage } from './declared-usage.ts';
import { usage } from './usage.ts';
import { workshop } from './workshop.ts';

const output: OutputRequest = { document: workshop, emitters: ['server'] };

/** Each has a copy of the output: what one declares of the types of its handlers, the other would see. */
export const programs: readonly Program[] = Object.entries({ usage, declared: declaredUsage }).map(
  ([name, text]) => ({
    name: `a program against the generated server (${name}) compiles, and only where it is right`,
    environment: 'node',
    output,
    files: () => [{ path: `${name}.ts`, text }],
    declarations: ['server/**/*.d.ts'],
  }),
);
