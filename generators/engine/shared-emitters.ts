import type { Emitter } from '../emit/emitter.ts';

/** The emitters that other threads print too, each by itself: a thread loads those that it prints. */
const byName = {
  types: async (): Promise<Emitter> => (await import('../emit/types/emitter.ts')).typesEmitter,
};

/** The name of an emitter that other threads print too. */
export type SharedName = keyof typeof byName;

export function isShared(name: string): name is SharedName {
  return Object.hasOwn(byName, name);
}

export function loadEmitter(name: SharedName): Promise<Emitter> {
  return byName[name]();
}
