/** All layouts; the first is the default. */
export const layouts = ['operation', 'family'] as const;

/** Which operations have their code in one file: each has its own, or those of a family share one. */
export type Layout = (typeof layouts)[number];
