import { defineConfig } from 'forgespec';
import acme from './source/plugin.ts';

/** The plug-in at work on a small document. Those who install it write `from 'forgespec-plugin-acme'`. */
export default defineConfig({
  document: 'openapi.yaml',
  emitters: ['acme-routes', 'manifest'],
  plugins: [acme()],
});
