import { nodeOnly, type Program } from '../outputs/program.ts';
import { documents } from './documents.ts';
import { usage } from './usage.ts';

export const programs: readonly Program[] = Object.entries(documents).map(([version, document]) => ({
  name: `bases narrow to the schemas that extend them, in ${version}`,
  environment: 'node',
  output: { document, emitters: ['server', 'client'] },
  files: () => [{ path: 'usage.ts', text: usage }],
  declarations: ['types/**/*.d.ts', 'client/**/*.d.ts', 'server/**/*.d.ts', 'validators/**/*.d.ts'],
  except: nodeOnly,
}));
