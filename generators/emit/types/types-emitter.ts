import { byModule, tsModelOf, type TsOperation, type TsSchema } from '../../typescript/ts-model.ts';
import { polymorphicModel } from '../../model/polymorphic-model.ts';
import { allOperations } from '../../model/received.ts';
import type { Aggregate, Emitter, Unit } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { httpModule } from './http-module.ts';
import { indexModule, operationsModule, webhooksModule } from './index-module.ts';
import { createNamedTypes } from './named-types.ts';
import type { NamedTypes } from './scope.ts';
import { operationModule } from './operation-module.ts';
import { schemaModule } from './schema-module.ts';

/** Declarations of everything in the document, which do not exist at run time. */
export const typesEmitter: Emitter = {
  name: 'types',
  summary: 'types/: TypeScript types of schemas, requests and responses',
  needs: [manifestEmitter],
  emit(api) {
    const model = polymorphicModel(tsModelOf(api));
    const types = createNamedTypes(model);
    const modules = [
      ...model.schemas.map((schema) => schemaUnit(types, schema)),
      ...[...byModule(allOperations(model))].map(([path, operations]) =>
        operationUnit(types, { path, operations }),
      ),
    ];
    const { operations, received } = model;
    const hasWebhooks = received.length > 0;
    const lists: readonly Unit[] = [
      { path: 'types/operations', inputs: [operations], print: () => [operationsModule(operations)] },
      ...(hasWebhooks
        ? [{ path: 'types/webhooks', inputs: [received], print: () => [webhooksModule(received)] }]
        : []),
    ];
    const index: Aggregate = {
      path: 'types/index',
      inputs: [hasWebhooks],
      print: (outputs) => [
        indexModule(
          outputs.map(({ path, exports }) => ({ path, exports })),
          { hasWebhooks },
        ),
      ],
    };
    return { files: [...modules, ...lists, httpModule()], aggregates: [index], findings: [] };
  },
};

function schemaUnit(types: NamedTypes, schema: TsSchema): Unit {
  return {
    path: `types/schemas/${schema.names.file}`,
    inputs: [schema],
    print: () => [schemaModule(schema, types)],
  };
}

function operationUnit(
  types: NamedTypes,
  { path, operations }: { readonly path: string; readonly operations: readonly TsOperation[] },
): Unit {
  return {
    path: `types/${path}`,
    inputs: operations,
    print: () => [operationModule(path, operations, types)],
  };
}
