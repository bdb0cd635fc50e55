import type { Emitter } from './emitter.ts';
import type { EmitterName } from './names.ts';

/** The emitters of the toolkit, each by itself: a thread loads those that it prints. */
const byName: Readonly<Record<EmitterName, () => Promise<Emitter>>> = {
  types: async () => (await import('./types/emitter.ts')).typesEmitter,
  validators: async () => (await import('./validators/emitter.ts')).validatorsEmitter,
  server: async () => (await import('./server/emitter.ts')).serverEmitter,
  client: async () => (await import('./client/emitter.ts')).clientEmitter,
  bundle: async () => (await import('./bundle/emitter.ts')).bundleEmitter,
  coverage: async () => (await import('./coverage/emitter.ts')).coverageEmitter,
  manifest: async () => (await import('./manifest/emitter.ts')).manifestEmitter,
};

export function isOwnEmitter(name: string): name is EmitterName {
  return Object.hasOwn(byName, name);
}

export function loadEmitter(name: EmitterName): Promise<Emitter> {
  return byName[name]();
}
