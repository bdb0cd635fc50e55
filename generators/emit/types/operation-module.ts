import type { TsOperation } from '../../typescript/ts-model.ts';
import { directionsOfOperation } from '../../model/received.ts';
import { moduleFile } from './module.ts';
import type { OutputFile } from '../emitter.ts';
import type { NamedTypes } from './named-types.ts';
import { requestTypes } from './request-types.ts';
import { responseTypes } from './response-types.ts';

/** The module of an operation: the parts of its request, its responses by status, and the two as a whole. */
export function operationModule(operation: TsOperation, types: NamedTypes): OutputFile {
  const scope = { types, files: false, alias: undefined, whole: undefined };
  const { to, from } = directionsOfOperation(operation);
  const declared = [
    ...requestTypes(operation, { ...scope, direction: to }),
    ...responseTypes(operation, { ...scope, direction: from }),
  ];
  return moduleFile({
    path: `operations/${operation.names.file}`,
    declarations: declared.map(({ declaration }) => declaration),
    exports: declared.map(({ name }) => name),
  });
}
