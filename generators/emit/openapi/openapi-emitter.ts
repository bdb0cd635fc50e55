import type { Emitter } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { checkLibrary } from './check-library.ts';

/** The types `paths`, `components` and `operations`, for programs that use openapi-typescript. */
export const openapiEmitter: Emitter = {
  name: 'openapi',
  summary: 'types/openapi.d.ts: paths, components and operations, as openapi-typescript prints them',
  onRequest: true,
  needs: [manifestEmitter],
  async emit({ bundle }) {
    const findings = await checkLibrary();
    if (findings.length > 0) return { files: [], findings };
    const { printOpenApi } = await import('./print-openapi.ts');
    const print = () => [{ path: 'types/openapi.d.ts', text: printOpenApi(bundle) }];
    return { files: [{ path: 'types/openapi', inputs: [bundle], print }], findings };
  },
};
