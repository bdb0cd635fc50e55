import type { Places } from './place.ts';

/** Has no places: for outputs whose findings are not reported. */
export const noPlaces: Places = { of: () => undefined, at: () => undefined, inherit: (made) => made };
