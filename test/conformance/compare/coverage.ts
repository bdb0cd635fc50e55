import type { Comparison } from './comparison.ts';
import { difference } from './difference.ts';

/** The table of what the document holds per family. */
export const coverage: Comparison = {
  artifact: 'coverage',
  whole: ({ facts, generated }) => {
    const text = generated.text('coverage.md') ?? '';
    const rows = [...text.matchAll(/^\| (.+?) \| (\d+) \| (\d+) \| \d+ \| (\d+) \|/gm)].map(
      ([, family = '', ...counts]) => [family.replaceAll('*', ''), ...counts.map(Number)],
    );
    const counted = (family: string): readonly (string | number)[] => {
      const own = facts.operations.filter((each) => family === 'All' || each.family === family);
      const parameters = own.reduce((sum, each) => sum + each.parameters.length, 0);
      const statuses = own.reduce((sum, each) => sum + each.responses.size, 0);
      return [family, own.length, parameters, statuses];
    };
    return difference('coverage/table', 'coverage.md', rows, [...facts.families, 'All'].map(counted));
  },
};
