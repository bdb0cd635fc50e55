import { runInNewContext } from 'node:vm';
import { operationText } from '../artifacts/operation-files.ts';
import type { OperationFacts } from '../document/facts.ts';
import { isObject, type Json } from '../document/json.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';

/** The calls that comments of the client show: of their function, with values that the document allows. */
export const clientExamples: Comparison = {
  artifact: 'client',
  operation: (sources, operation) =>
    attempt('client/example', async () => {
      const { id } = operation;
      const text = operationText(sources.generated, 'client', operation);
      const [, call] = /@example ([^]*?)\n \*\//.exec(text) ?? [];
      if (call === undefined) return difference('client/example', id, 'nothing', 'an example');
      const [, name, written = '{}'] = /(\w+)\(client(?:, ([^]*?))?\)(?:;|\)|$| console)/.exec(call) ?? [];
      return [
        ...difference('client/example', `${id} as called`, name, id),
        ...compareArguments(sources, operation, argumentsIn(written)),
      ];
    }),
};

/** Values that no JSON stands for, such as files, are left out. */
function argumentsIn(text: string): Readonly<Record<string, Json>> {
  const value = runInNewContext(`JSON.stringify(${text})`, { Blob, File, Uint8Array }) as string;
  const read = JSON.parse(value) as Json;
  return isObject(read) ? read : {};
}

function compareArguments(
  { casebook }: Sources,
  { id, parameters }: OperationFacts,
  values: Readonly<Record<string, Json>>,
): readonly Disagreement[] {
  return parameters.flatMap(({ name, isRequired, schema }) => {
    const value = values[name];
    if (value === undefined)
      return difference('client/example', `${id} has ${name}`, 'nothing', isRequired ? 'a value' : 'nothing');
    return difference(
      'client/example',
      `${id} ${name} ${JSON.stringify(value)}`,
      casebook.oracle.judge(schema)(value),
      [],
    );
  });
}
