import type { TsOperation } from '../../typescript/ts-model.ts';
import { directionsOfOperation } from '../../model/received.ts';
import { declaredFile } from './types-module.ts';
import type { OutputFile } from '../emitter.ts';
import type { NamedTypes } from './scope.ts';
import { requestTypes } from './request-types.ts';
import { responseTypes } from './response-types.ts';

/** A module of operations: types of the parts of each request and of the responses by status, and of both as a whole. */
export function operationModule(
  path: string,
  operations: readonly TsOperation[],
  types: NamedTypes,
): OutputFile {
  const scope = { types, files: false, alias: undefined, applied: undefined };
  const declared = operations.flatMap((operation) => {
    const { to, from } = directionsOfOperation(operation);
    return [
      ...requestTypes(operation, { ...scope, direction: to }),
      ...responseTypes(operation, { ...scope, direction: from }),
    ];
  });
  return declaredFile(path, declared);
}
