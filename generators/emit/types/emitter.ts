import type { Emission, Emitter } from '../emitter.ts';
import type { ApiModel } from '../../model/model.ts';
import { httpModule } from './http-module.ts';
import { indexModule, operationsModule } from './index-module.ts';
import { createNamedTypes } from './named-types.ts';
import { openApiTypes } from './openapi/thread.ts';
import { operationModule } from './operation-module.ts';
import { schemaModule } from './schema-module.ts';

/** Declarations of everything in the document: nothing of them is left when a program runs. */
export const typesEmitter: Emitter = {
  name: 'types',
  summary: 'types/: TypeScript types of schemas, requests and responses',
  async emit(model): Promise<Emission> {
    const [openapi, files] = await Promise.all([openApiTypes(model.bundle), namedTypes(model)]);
    return { files: [{ path: 'types/openapi.d.ts', text: openapi }, ...files], findings: [] };
  },
};

async function namedTypes(model: ApiModel): Promise<Emission['files']> {
  const types = createNamedTypes(model);
  const modules = [
    ...model.schemas.map((schema) => schemaModule(schema, types)),
    ...model.operations.map((operation) => operationModule(operation, types)),
  ];
  return [
    indexModule(modules),
    operationsModule(model.operations),
    httpModule(),
    ...modules.map(({ file }) => file),
  ];
}
