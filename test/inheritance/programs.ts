import { shownPrograms } from '../client/shown-programs.ts';
import { nodeOnly, type Program } from '../outputs/program.ts';
import { modelOf } from '../types/model-of.ts';
import { documents, parts } from './documents.ts';
import { usage } from './usage.ts';

export const programs: readonly Program[] = Object.entries(documents).map(([version, document]) => ({
  name: `bases narrow to the schemas that extend them, in ${version}, as in examples and samples`,
  environment: 'browser',
  output: { document, emitters: ['validators', 'client'] },
  files: async (output) => [
    { path: 'usage.ts', text: usage },
    ...(await shownPrograms(modelOf(parts), output)),
  ],
  declarations: ['{types,client,validators}/**/*.d.ts'],
  except: nodeOnly,
}));
