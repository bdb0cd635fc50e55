import { code } from '../../../code/code.ts';
import { literal } from '../../../code/literal.ts';
import type { ApiModel, Operation } from '../../../model/model.ts';
import type { Json } from '../../../source/document.ts';
import type { OutputFile } from '../../emitter.ts';
import { sampleRequest } from '../samples/request.ts';
import { describeTried } from './describe.ts';
import { validatorModules } from './validators.ts';

/**
 * What the form of an operation loads when it is opened: the module of its validators, which here exports a description
 * of the operation too. One file for both: a site of a thousand operations takes its time for each.
 */
export async function triedModules(model: ApiModel): Promise<readonly OutputFile[]> {
  const operations = new Map(
    model.operations.map((operation) => [
      `assets/validators/operations/${operation.names.file}.js`,
      operation,
    ]),
  );
  const validators = await validatorModules(model);
  return validators.map((file) => {
    const operation = operations.get(file.path);
    return operation === undefined ? file : { ...file, text: file.text + printDescription(model, operation) };
  });
}

function printDescription(model: ApiModel, operation: Operation): string {
  const described = describeTried(model, sampleRequest(model, operation));
  // As JSON: a description is plain data, whose values that are undefined are absent.
  const data = JSON.parse(JSON.stringify(described)) as Json;
  return `\n${code`export const operation = ${literal(data)};`.toString()}\n`;
}
