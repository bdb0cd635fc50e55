import { polymorphicModel } from '../../model/polymorphic-model.ts';
import { allOperations } from '../../model/received.ts';
import type { Emitter } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { joinRuntime } from '../joined-runtime.ts';
import { contractModule } from './contract-module.ts';
import { indexModules } from './index-module.ts';
import { findingsOf } from './findings.ts';
import { operationTypes } from './operation-types.ts';
import { operationsModule } from './operations-module.ts';
import { runtimeFilesOf } from './runtime-files.ts';
import { webhooksModule } from './webhooks-module.ts';
import { typesEmitter } from '../types/types-emitter.ts';
import { validatorsEmitter } from '../validators/validators-emitter.ts';
import { byModule, tsModelOf } from '../../typescript/ts-model.ts';

/** A server without handlers. It uses the types and the validators of the same output. */
export const serverEmitter: Emitter = {
  name: 'server',
  summary:
    'server/: routes, decoding, checks and typed handlers, for Fastify and for everything that knows fetch',
  needs: [typesEmitter, validatorsEmitter, manifestEmitter],
  emit(api) {
    const model = polymorphicModel(tsModelOf(api));
    const modules = [...byModule(allOperations(model))].map(([path, operations]) => ({
      path: `server/${path}`,
      inputs: operations,
      print: () => [contractModule(model, path, operations), operationTypes(model, path, operations)],
    }));
    const lists = {
      path: 'server/index',
      inputs: [],
      print: () => [...operationsModule(model), ...webhooksModule(model), ...indexModules(model)],
    };
    const files = runtimeFilesOf(model);
    const runtime = {
      path: 'server/runtime',
      inputs: [files, model.runtime],
      print: () => joinRuntime(files, model.runtime),
    };
    return { files: [...modules, lists, runtime], findings: findingsOf(model) };
  },
};
