import { bundleEmitter } from './bundle/emitter.ts';
import { clientEmitter } from './client/emitter.ts';
import { coverageEmitter } from './coverage/emitter.ts';
import type { Emitter } from './emitter.ts';
import { manifestEmitter } from './manifest/emitter.ts';
import { serverEmitter } from './server/emitter.ts';
import { typesEmitter } from './types/emitter.ts';
import { validatorsEmitter } from './validators/emitter.ts';

/** All emitters. The slowest stand first: they start first and run beside the others. */
export const emitters: readonly Emitter[] = [
  typesEmitter,
  validatorsEmitter,
  serverEmitter,
  clientEmitter,
  bundleEmitter,
  coverageEmitter,
  manifestEmitter,
];
