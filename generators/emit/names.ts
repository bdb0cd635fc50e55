/** Names of all emitters, for those who only tell of them. The slowest stand first: they start first and run beside the others. */
export const emitterNames = [
  'types',
  'validators',
  'server',
  'client',
  'bundle',
  'coverage',
  'manifest',
] as const;

export type EmitterName = (typeof emitterNames)[number];
