import { bundleEmitter } from './bundle/bundle-emitter.ts';
import { clientEmitter } from './client/client-emitter.ts';
import { coverageEmitter } from './coverage/coverage-emitter.ts';
import type { Emitter } from './emitter.ts';
import { manifestEmitter } from './manifest/manifest-emitter.ts';
import { emitterNames, type EmitterName } from './emitter-names.ts';
import { openapiEmitter } from './openapi/openapi-emitter.ts';
import { serverEmitter } from './server/server-emitter.ts';
import { typesEmitter } from './types/types-emitter.ts';
import { validatorsEmitter } from './validators/validators-emitter.ts';

const byName: Readonly<Record<EmitterName, Emitter>> = {
  types: typesEmitter,
  validators: validatorsEmitter,
  server: serverEmitter,
  client: clientEmitter,
  bundle: bundleEmitter,
  coverage: coverageEmitter,
  manifest: manifestEmitter,
  openapi: openapiEmitter,
};

/** All emitters, in the order of their names, also those that run only on request. */
export const emitters: readonly Emitter[] = emitterNames.map((name) => byName[name]);
