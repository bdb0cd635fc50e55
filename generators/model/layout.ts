/** All layouts; the first is the usual one. */
export const layouts = ['operation', 'family'] as const;

/** Which operations have their code in one file: each has its own, or those of a family have one together. */
export type Layout = (typeof layouts)[number];
