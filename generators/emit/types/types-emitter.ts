import { byModule, tsModelOf } from '../../typescript/ts-model.ts';
import { polymorphicModel } from '../../model/polymorphic-model.ts';
import { allOperations } from '../../model/received.ts';
import type { Aggregate, Emitter, Unit } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { httpModule } from './http-module.ts';
import { indexModule, operationsModule, webhooksModule } from './index-module.ts';
import { createNamedTypes } from './named-types.ts';
import { operationModule } from './operation-module.ts';
import { schemaModule } from './schema-module.ts';

/** Declarations of everything in the document, without scripts. */
export const typesEmitter: Emitter = {
  name: 'types',
  summary: 'types/: TypeScript types of schemas, requests and responses',
  needs: [manifestEmitter],
  emit(api) {
    const model = polymorphicModel(tsModelOf(api));
    const types = createNamedTypes(model);
    const modules = [
      ...model.schemas.map((schema) => ({
        path: `types/schemas/${schema.names.file}`,
        inputs: [schema],
        print: () => [schemaModule(schema, types)],
      })),
      ...[...byModule(allOperations(model))].map(([path, operations]) => ({
        path: `types/${path}`,
        inputs: operations,
        print: () => [operationModule(path, operations, types)],
      })),
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
