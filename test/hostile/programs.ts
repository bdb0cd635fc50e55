import { emitterNames } from '../../generators/emit/emitter-names.ts';
import type { Program } from '../outputs/program.ts';
import { clashes, named } from './names-documents.ts';

/** Names of the document beside those of the output. */
export const programs = Object.entries({ named, clashes }).map(([name, document]) => ({
  name: `names of the document beside those of the output compile (${name})`,
  environment: 'node' as const,
  output: { document, emitters: emitterNames },
  declarations: ['**/*.d.ts'],
})) satisfies readonly Program[];
