export * from './errors/base.ts';
export * from './errors/missing.ts';
export * from './errors/taken.ts';
export * from './errors/invalid.ts';
export * from './errors/paths.ts';
export * from './errors/merging.ts';
export * from './errors/machine.ts';
