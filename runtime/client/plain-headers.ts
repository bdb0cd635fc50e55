import { isHeaderText } from '../parameters/header-text.ts';
import type { Values } from './operation.ts';

/** Writes header parameters of single values; null is the same as absent. Throws a TypeError for others. */
export function writePlainHeaders({ header = {} }: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(header)
      .filter(([, value]) => value != null)
      .map(([name, value]) => {
        const text = `${value as string}`;
        if (Object(value) === value || !isHeaderText(text))
          throw new TypeError(`${name} cannot stand in a header.`);
        return [name.toLowerCase(), text];
      }),
  );
}
