import type { ParameterValue } from '../parameters/descriptor.ts';
import { memberName, nestedPairs } from '../parameters/nested-pairs.ts';
import { encodePercent } from '../parameters/percent.ts';
import { isNested } from '../parameters/spread-name.ts';
import type { Values } from './operation.ts';
import { asQuery } from './query.ts';

/**
 * Writes a query of objects only, whose members are sent under their own names and nest to any depth. The output is the
 * same as that of the codec.
 */
export function writeSpreadQuery({ query }: Values): string {
  return asQuery(
    Object.values(query ?? {})
      .flatMap((members) => Object.entries((members ?? {}) as { readonly [name: string]: ParameterValue }))
      .flatMap(([name, value]) => nestedPairs(memberName(name, isNested), value))
      .map((pair) => pair.flatMap((text) => (text === null ? [] : encodePercent(text))).join('='))
      .join('&'),
  );
}
