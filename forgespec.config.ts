import { defineConfig } from './generators/config/config.ts';

/** What `npm run generate` and `npm run check` make of the documents of this repository. */
export default defineConfig({
  strict: true,
  documents: [
    {
      document: 'spec/openapi.yaml',
      out: 'generated',
      emitters: ['server', 'client', 'bundle', 'coverage', 'openapi'],
      docs: { guides: ['spec/guides', { folder: 'docs', title: 'Toolkit' }], findings: 'Toolkit' },
    },
    // Shapes that it shares with the first one are referenced.
    {
      document: 'service/companion/openapi.yaml',
      root: '.',
      out: 'generated/companion',
      emitters: ['server'],
      runtime: 'generated',
    },
    {
      document: 'service/control/openapi.yaml',
      out: 'generated/control',
      emitters: ['server'],
      runtime: 'generated',
    },
  ],
});
