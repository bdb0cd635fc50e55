export { startForge, type RunningForge } from './start/start.ts';
export type { ForgeOptions } from './start/options.ts';
export type { Forge } from './forge.ts';
export type { Clock } from './clock.ts';
