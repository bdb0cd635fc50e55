import { generatedHeader } from '../../code/comment.ts';
import { code, lines, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { RouteNeed } from '../../../runtime/routing/route-need.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { routesOf } from '../../model/route-needs.ts';
import type { Json } from '../../json/json.ts';
import { moduleOf } from '../../typescript/module.ts';
import type { OutputFile } from '../emitter.ts';
import { basePathOf } from '../../model/base-path.ts';
import { runtimeType } from './runtime-files.ts';
import { printObject } from '../../typescript/object.ts';
import { operationInfo } from '../../model/operation-info.ts';
import { securitySchemesOf } from '../../model/server-security.ts';
import { serverContract } from '../../typescript/symbols.ts';

/** The table of operations: what a server needs at its start, and functions that load the rest. */
export function operationsModule(model: TsModel): readonly OutputFile[] {
  const table = printObject(
    routesOf(model).map(({ operation, needs }) => [operation.names.value, entryOf(operation, needs)]),
  );
  const schemes = [...securitySchemesOf(model)].map(([name, scheme]) => [name, literal(scheme)] as const);
  const text = lines([
    generatedHeader,
    code`export const operations = ${table};

export const securitySchemes = ${printObject(schemes)};

export const basePath = ${stringLiteral(basePathOf(model))};
`,
  ]);
  return [
    { path: 'server/operations.js', text: text.toString() },
    moduleOf('server/operations.d.ts', declarations(model)),
  ];
}

/** The entry of an operation in the table. */
export function entryOf(operation: TsOperation, needs: readonly RouteNeed[] | undefined): Code {
  const { names } = operation;
  const module = modulePath(`./${operation.module.path}.js`);
  const members = Object.entries(operationInfo(operation, names.value, needs)).map(
    ([name, value]) => [name, literal(value as Json)] as const,
  );
  return printObject([
    ...members,
    ['load', code`async () => (await import(${module})).${identifier(serverContract(operation))}`],
  ]);
}

function declarations(model: TsModel): Code {
  const described = runtimeType('operation', 'Operation');
  const scheme = runtimeType('security', 'SecurityScheme');
  return code`/** All operations by name. */
export declare const operations: {
  ${model.operations.map(({ names }) => code`readonly ${propertyKey(names.value)}: ${described};`)}
};
export declare const securitySchemes: Readonly<Record<string, ${scheme}>>;
/** Path of the first server of the document. */
export declare const basePath: string;`;
}
