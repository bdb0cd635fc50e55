import {
  byModule,
  tsModelOf,
  type TsModel,
  type TsOperation,
  type TsSchema,
} from '../../typescript/ts-model.ts';
import { polymorphicModel } from '../../model/polymorphic-model.ts';
import { allOperations } from '../../model/received.ts';
import type { Emitter, Unit } from '../emitter.ts';
import { manifestEmitter } from '../manifest/emitter.ts';
import { httpModule } from './http-module.ts';
import { indexModule, operationsModule, webhooksModule } from './index-module.ts';
import { createNamedTypes } from './named-types.ts';
import type { NamedTypes } from './scope.ts';
import { operationModule } from './operation-module.ts';
import { schemaModule } from './schema-module.ts';
import { operationTypeReads, schemaTypeReads } from './type-reads.ts';

/** Declarations of everything in the document, which do not exist at run time. */
export const typesEmitter: Emitter = {
  name: 'types',
  summary: 'types/: TypeScript types of schemas, requests and responses',
  needs: [manifestEmitter],
  recipe: { name: 'types' },
  emit(api) {
    const model = polymorphicModel(tsModelOf(api));
    const types = createNamedTypes(model);
    const modules = [
      ...model.schemas.map((schema) => schemaUnit(model, types, schema)),
      ...[...byModule(allOperations(model))].map(([path, operations]) =>
        operationUnit(model, types, { path, operations }),
      ),
    ];
    const { operations, received } = model;
    const hasWebhooks = received.length > 0;
    const lists: readonly Unit[] = [
      { path: 'types/operations', reads: () => [operations], print: () => [operationsModule(operations)] },
      ...(hasWebhooks
        ? [{ path: 'types/webhooks', reads: () => [received], print: () => [webhooksModule(received)] }]
        : []),
    ];
    const index: Unit = {
      path: 'types/index',
      reads: () => [hasWebhooks],
      print: (earlier) => [indexModule(earlier, { hasWebhooks })],
      gathers: 'exports',
    };
    return { files: [...modules, ...lists, httpModule(), index], findings: [] };
  },
};

function schemaUnit(model: TsModel, types: NamedTypes, schema: TsSchema): Unit {
  return {
    path: `types/schemas/${schema.names.file}`,
    reads: () => schemaTypeReads(model, types, schema),
    print: () => [schemaModule(schema, types)],
  };
}

function operationUnit(
  model: TsModel,
  types: NamedTypes,
  { path, operations }: { readonly path: string; readonly operations: readonly TsOperation[] },
): Unit {
  return {
    path: `types/${path}`,
    reads: () => operations.flatMap((operation) => operationTypeReads(model, types, operation)),
    print: () => [operationModule(path, operations, types)],
  };
}
