import type { Emitter } from '../emitter.ts';

/** `package.json` of the output folder, which makes its modules ES modules in any location. */
export const manifestEmitter: Emitter = {
  name: 'manifest',
  summary: 'package.json: marks the output as ES modules without side effects',
  emit() {
    const manifest = { type: 'module', sideEffects: false };
    return {
      files: [{ path: 'package.json', text: `${JSON.stringify(manifest, null, 2)}\n` }],
      findings: [],
    };
  },
};
