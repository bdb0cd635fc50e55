/** Names of all emitters, for code that does not need the emitters themselves. */
export const emitterNames = [
  'types',
  'validators',
  'server',
  'client',
  'bundle',
  'coverage',
  'manifest',
  'openapi',
] as const;

export type EmitterName = (typeof emitterNames)[number];
