import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from './document.ts';
import { nameOf } from './text-file.ts';
import type { Place, Places } from '../diagnostics/place.ts';

/** A note for each member that is named `__proto__`. */
export function reportPrototypeKeys(root: Json, places: Places): Finding[] {
  const found: Place[] = [];
  const open: Json[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null || typeof next !== 'object') continue;
    if (Object.hasOwn(next, '__proto__'))
      found.push(...[places.at(next, '__proto__')].filter((at) => at !== undefined));
    for (const value of Object.values(next))
      if (value !== null && typeof value === 'object') open.push(value);
  }
  return found.map((at) => finding('source/prototype-key', {}, nameOf(at)));
}
