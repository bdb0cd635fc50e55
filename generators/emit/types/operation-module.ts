import type { Operation } from '../../model/model.ts';
import { directionsOfOperation } from '../../model/received.ts';
import { moduleFile } from './module.ts';
import type { NamedTypes } from './named-types.ts';
import { requestTypes } from './request-types.ts';
import { responseTypes } from './response-types.ts';
import type { TypesModule } from './schema-module.ts';

/** The module of an operation: the parts of its request, its responses by status, and the two as a whole. */
export function operationModule(operation: Operation, types: NamedTypes): TypesModule {
  const path = `operations/${operation.names.file}`;
  const scope = { types, files: false, alias: undefined, whole: undefined };
  const { to, from } = directionsOfOperation(operation);
  const declared = [
    ...requestTypes(operation, { ...scope, direction: to }),
    ...responseTypes(operation, { ...scope, direction: from }),
  ];
  return {
    path,
    names: declared.map(({ name }) => name),
    file: moduleFile({
      path,
      declarations: declared.map(({ declaration }) => declaration),
    }),
  };
}
