import type { Places } from './place.ts';

/** Knows no place: for outputs whose findings nobody reads. */
export const noPlaces: Places = { of: () => undefined, at: () => undefined, inherit: (made) => made };
