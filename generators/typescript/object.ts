import { code, type Code } from '../code/code.ts';
import { propertyKey } from '../code/name.ts';

/** Members of an object literal. Those without a value are left out. */
export type Members = readonly (readonly [name: string, value: Code | undefined])[];

/** An object literal with a line for each member. */
export function printObject(members: Members): Code {
  const printed = members.flatMap(([name, value]) =>
    value === undefined ? [] : [code`${propertyKey(name)}: ${value},`],
  );
  if (printed.length === 0) return code`{}`;
  return code`{
  ${printed}
}`;
}
