import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, empty, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, typeIdentifier } from '../../code/name.ts';
import type { ApiModel } from '../../model/model.ts';
import type { OutputFile } from '../emitter.ts';
import { typeOfArguments } from './argument-type.ts';
import { describeOperation, isOpen } from './descriptor.ts';
import { documentCall } from './documentation.ts';
import { passArguments } from './passed-arguments.ts';
import type { CallPlan } from './plan.ts';
import { localName, printImports, type RuntimeFunction } from './runtime-function.ts';
import { printSignature } from './signature.ts';

/** The module of an operation: its description, and the function that calls it. */
export function operationModule(model: ApiModel, plan: CallPlan): readonly OutputFile[] {
  const path = `client/operations/${plan.operation.names.file}`;
  return [
    { path: `${path}.js`, text: `${program(model, plan).toString()}\n` },
    { path: `${path}.d.ts`, text: `${declarations(model, plan).toString()}\n` },
  ];
}

function program(model: ApiModel, plan: CallPlan): Code {
  const { operation, answers } = plan;
  const descriptor = describeOperation(model, operation, plan);
  const call: RuntimeFunction =
    answers.item === undefined ? { name: 'call', module: 'call' } : { name: 'callList', module: 'list-call' };
  const { parameters, values, functions } = passArguments(plan);
  const client = isOpen(model, operation) ? code`{ ...client, auth: undefined }` : code`client`;
  const typed: readonly RuntimeFunction[] =
    answers.choices.length > 0 ? [{ name: 'withContentType', module: 'typed-result' }] : [];
  const imports = printImports([call, ...typed, ...descriptor.functions, ...functions], operation);
  const described = localName('operation', operation);
  const sent = code`${localName(call.name, operation)}(${client}, ${described}, ${values}, options)`;
  const [wrap] = typed.map(({ name }) => localName(name, operation));
  return code`${generatedHeader}
${imports}

const ${localName('operation', operation)} = ${descriptor.text};

export function ${identifier(operation.names.value)}(client, ${parameters}, options) {
  return ${wrap === undefined ? sent : code`${wrap}(${sent}, ${described})`};
}`;
}

function declarations(model: ApiModel, plan: CallPlan): Code {
  const { operation, answers } = plan;
  const { type, value, file } = operation.names;
  const argumentsType = typeOfArguments(plan);
  const result = code`export type ${typeIdentifier(`${type}Result`)} =
  ${answers.answered};`;
  const types = [...new Set([...answers.imports, ...argumentsType.imports])].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(
      `${argumentsType.text.toString()} ${result.toString()} ${answers.success.toString()}`,
    ),
  );
  const text = `${result.toString()} ${answers.success.toString()}`;
  const http = ['Bytes', 'Except', 'Status'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const results = ['Result', 'ResultByType'].filter((name) => new RegExp(`\\b${name}<`).test(text));
  const runtime = [answers.item === undefined ? 'Call' : 'ListCall', 'CallOptions', 'Client', ...results];
  return code`${generatedHeader}
${lines([
  importTypes(runtime, '../runtime/index.js'),
  http.length === 0 ? empty : importTypes(http, '../../types/http.js'),
  types.length === 0 ? empty : importTypes(types.toSorted(), `../../types/operations/${file}.js`),
])}

${docComment({ description: `Arguments of \`${value}\`.` })}
${argumentsType.text}

${docComment({ description: `Answers of \`${value}\` by their status.` })}
${result}

${docComment(documentCall(model, plan))}
export declare function ${identifier(value)}${printSignature(plan)};`;
}

function importTypes(names: readonly string[], path: string): Code {
  return code`import type { ${join(names.map(typeIdentifier), code`, `)} } from ${modulePath(path)};`;
}
