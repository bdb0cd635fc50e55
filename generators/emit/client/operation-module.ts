import { docComment } from '../../code/comment.ts';
import { code, empty, join, mention, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { moduleOf } from '../../typescript/module.ts';
import { clientType } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { typeOfArguments } from './argument-type.ts';
import { describeOperation, isPublic } from './descriptor.ts';
import { documentCall } from './call-documentation.ts';
import { passArguments } from './passed-arguments.ts';
import type { CallPlan } from './call-plan.ts';
import { describedName, useIn } from './runtime-function.ts';
import { runtimeType } from './runtime-files.ts';
import { typeResult } from './typed-result.ts';

/** A module of operations: their descriptions, and the functions that call them. */
export function operationModule(
  model: TsModel,
  module: string,
  plans: readonly CallPlan[],
): readonly OutputFile[] {
  const path = `client/${module}`;
  const all = (print: (model: TsModel, plan: CallPlan) => Code): Code =>
    join(
      plans.map((plan) => print(model, plan)),
      code`\n\n`,
    );
  return [moduleOf(`${path}.js`, all(program)), moduleOf(`${path}.d.ts`, all(declarations))];
}

function program(model: TsModel, plan: CallPlan): Code {
  const { operation, responses } = plan;
  const use = useIn(operation);
  const call =
    responses.item === undefined
      ? use({ name: 'call', module: 'call' })
      : use({ name: 'callList', module: 'list-call' });
  const { parameters, values } = passArguments(plan);
  const client = isPublic(model, operation) ? code`{ ...client, auth: undefined }` : code`client`;
  const described = describedName(operation);
  const sent = code`${call}(${client}, ${described}, ${values}, options)`;
  return code`const ${described} = ${describeOperation(model, operation, plan)};

export function ${identifier(operation.names.value)}(client, ${parameters}, options) {
  return ${typeResult(sent, responses.choices, { use, described })};
}`;
}

function declarations(model: TsModel, plan: CallPlan): Code {
  const { operation, responses } = plan;
  const { value } = operation.names;
  return code`${docComment({ description: `Arguments of \`${value}\`.` })}
${typeOfArguments(plan)}

${docComment({ description: `Responses of \`${value}\` by status.` })}
export type ${mention(clientType(operation, 'result'))} =
  ${responses.result};

${docComment(documentCall(model, plan))}
export declare function ${identifier(value)}${printSignature(plan)};`;
}

function printSignature({ operation, arguments: { required }, responses }: CallPlan): Code {
  const args = code`args${required ? empty : code`?`}: ${mention(clientType(operation, 'arguments'))}`;
  const result = mention(clientType(operation, 'result'));
  const type =
    responses.item === undefined
      ? code`${runtimeType('Call')}<${responses.success}, ${result}>`
      : code`${runtimeType('ListCall')}<${responses.item}, ${responses.success}, ${result}>`;
  return code`(client: ${runtimeType('Client')}, ${args}, options?: ${runtimeType('CallOptions')}): ${type}`;
}
