import { buildModel } from '../../model/build.ts';
import { allOperations } from '../../model/received.ts';
import type { Naming } from '../../model/naming.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Place, Places } from '../../diagnostics/place.ts';
import { pinnedFile } from '../../source/text-file.ts';
import type { OutputFile } from '../emitter.ts';
import { httpModule } from './http-module.ts';
import { indexModule, operationsModule, webhooksModule } from './index-module.ts';
import { createNamedTypes } from './named-types.ts';
import { operationModule } from './operation-module.ts';
import { schemaModule } from './schema-module.ts';

/** The modules of named schemas and operations, and those that list them. */
export function namedModules(document: JsonObject, naming: Naming = {}): readonly OutputFile[] {
  const source = { root: document, places: nowhere, files: [], declaredVersion: '3.1.1' };
  const { model } = buildModel(source, { naming });
  const types = createNamedTypes(model);
  const modules = [
    ...model.schemas.map((schema) => schemaModule(schema, types)),
    ...allOperations(model).map((operation) => operationModule(operation, types)),
  ];
  return [
    indexModule(modules, { hasWebhooks: model.received.length > 0 }),
    operationsModule(model.operations),
    ...(model.received.length === 0 ? [] : [webhooksModule(model.received)]),
    httpModule(),
    ...modules.map(({ file }) => file),
  ];
}

const place: Place = { file: pinnedFile({ path: '', text: '', offset: 0 }), pointer: '' };
/** Types have no findings, so nobody asks for places. */
const nowhere: Places = { of: () => place, at: () => place, inherit: (made) => made };
