import { code, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';

/** An object literal with a line for each member. */
export function printObject(members: readonly (readonly [name: string, value: Code])[]): Code {
  if (members.length === 0) return code`{}`;
  return code`{
  ${members.map(([name, value]) => code`${propertyKey(name)}: ${value},`)}
}`;
}
