import type { Program } from '../outputs/program.ts';
import { unions } from './documents.ts';
import { usage } from './usage.ts';

export const programs: readonly Program[] = [
  {
    name: 'unions narrow by their tags',
    environment: 'node',
    output: { document: unions, emitters: ['types'] },
    files: () => [{ path: 'usage.ts', text: usage }],
  },
];
