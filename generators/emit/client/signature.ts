import { code, empty, type Code } from '../../code/code.ts';
import { typeIdentifier } from '../../code/name.ts';
import type { CallPlan } from './plan.ts';

/** Parameters and type of the function. */
export function printSignature({ operation: { names }, arguments: { required }, answers }: CallPlan): Code {
  const args = code`args${required ? empty : code`?`}: ${typeIdentifier(`${names.type}Arguments`)}`;
  const result = typeIdentifier(`${names.type}Result`);
  const type =
    answers.item === undefined
      ? code`Call<${answers.success}, ${result}>`
      : code`ListCall<${answers.item}, ${answers.success}, ${result}>`;
  return code`(client: Client, ${args}, options?: CallOptions): ${type}`;
}
