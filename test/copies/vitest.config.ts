import { defineConfig } from 'vitest/config';
import { settings } from '../runs/settings.ts';
import { copiesOf, GENERATED } from './copies.ts';

const units = 'test/runtime/**/*.test.ts';
/** Tests of generated servers and clients, which get the copies instead of what the emitters carry. */
const outputs = [
  'test/server/{defaults,options,refusals,sample,wire}.test.ts',
  'test/client/{answers,encoding}.test.ts',
];

/** The tests of the runtime again, with the copies in the generated client and server. */
export default defineConfig({
  test: {
    projects: (['client', 'server'] as const).map((artifact) => ({
      plugins: [copiesOf(artifact)],
      test: {
        ...settings,
        name: `copies of the ${artifact}`,
        env: { RUNTIME_COPIES: GENERATED },
        include: [units, 'test/copies/*.test.ts', ...(artifact === 'server' ? outputs : [])],
      },
    })),
  },
});
