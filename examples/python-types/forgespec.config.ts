import { defineConfig } from 'forgespec';
import pythonTypes from './plugin.ts';

export default defineConfig({
  document: 'openapi.yaml',
  emitters: ['python-types'],
  plugins: [pythonTypes()],
});
