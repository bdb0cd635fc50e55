import { pages } from './pages.ts';
import type { ShopFault } from './plant.ts';
import { answers } from './responses.ts';
import { rules } from './rules.ts';
import { state } from './state.ts';

/** The faults first planted by hand, of every kind. */
export const faults: readonly ShopFault[] = [...answers, ...pages, ...rules, ...state];
