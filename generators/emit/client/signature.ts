import { code, empty, mention, type Code } from '../../code/code.ts';
import { clientType } from '../../typescript/symbols.ts';
import type { CallPlan } from './plan.ts';
import { runtimeType } from './runtime-type.ts';

/** Parameters and type of the function. */
export function printSignature({ operation, arguments: { required }, answers }: CallPlan): Code {
  const args = code`args${required ? empty : code`?`}: ${mention(clientType(operation, 'arguments'))}`;
  const result = mention(clientType(operation, 'result'));
  const type =
    answers.item === undefined
      ? code`${runtimeType('Call')}<${answers.success}, ${result}>`
      : code`${runtimeType('ListCall')}<${answers.item}, ${answers.success}, ${result}>`;
  return code`(client: ${runtimeType('Client')}, ${args}, options?: ${runtimeType('CallOptions')}): ${type}`;
}
