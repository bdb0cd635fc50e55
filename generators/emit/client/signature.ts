import { code, empty, mention, type Code } from '../../code/code.ts';
import { clientType } from '../../typescript/symbols.ts';
import type { CallPlan } from './call-plan.ts';
import { runtimeType } from './runtime-symbol.ts';

/** Parameters and type of the function. */
export function printSignature({ operation, arguments: { required }, responses }: CallPlan): Code {
  const args = code`args${required ? empty : code`?`}: ${mention(clientType(operation, 'arguments'))}`;
  const result = mention(clientType(operation, 'result'));
  const type =
    responses.item === undefined
      ? code`${runtimeType('Call')}<${responses.success}, ${result}>`
      : code`${runtimeType('ListCall')}<${responses.item}, ${responses.success}, ${result}>`;
  return code`(client: ${runtimeType('Client')}, ${args}, options?: ${runtimeType('CallOptions')}): ${type}`;
}
