import { code, type Code } from '../../../code/code.ts';
import { literal } from '../../../code/literal.ts';
import { modulePath } from '../../../code/module-path.ts';
import type { ApiModel, Operation } from '../../../model/model.ts';
import type { Json } from '../../../source/document.ts';
import type { OutputFile } from '../../emitter.ts';
import { sampleRequest } from '../samples/request.ts';
import { describeTried } from './describe.ts';

/** The modules that the form of an operation loads when it is opened: its description, and the validators. */
export function triedModules(model: ApiModel): readonly OutputFile[] {
  return model.operations.map((operation) => ({
    path: `assets/operations/${operation.names.file}.js`,
    text: `${printModule(model, operation).toString()}\n`,
  }));
}

function printModule(model: ApiModel, operation: Operation): Code {
  const described = describeTried(model, sampleRequest(model, operation));
  // As JSON: a description is plain data, whose values that are undefined are absent.
  const data = JSON.parse(JSON.stringify(described)) as Json;
  return code`export { body, responses } from ${modulePath(`../validators/operations/${operation.names.file}.js`)};
export const operation = ${literal(data)};`;
}
