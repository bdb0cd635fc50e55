import { allOperations } from '../../model/received.ts';
import type { Emission, Emitter } from '../emitter.ts';
import { manifestEmitter } from '../manifest/emitter.ts';
import { joinRuntime } from '../joined-runtime.ts';
import { contractModule } from './contract-module.ts';
import { indexModules } from './index-module.ts';
import { oneAddressFindings } from './one-address.ts';
import { operationTypes } from './operation-types.ts';
import { operationsModule } from './operations-module.ts';
import { routeFindings } from './routes.ts';
import { runtimeFilesOf } from './runtime-files.ts';
import { webhooksModule } from './webhooks-module.ts';
import { securityFindings } from './security.ts';
import { typesEmitter } from '../types/emitter.ts';
import { validatorsEmitter } from '../validators/emitter.ts';

/** A server without handlers. Stands on the types and the validators of the same output. */
export const serverEmitter: Emitter = {
  name: 'server',
  summary:
    'server/: routes, decoding, checks and typed handlers, for Fastify and for everything that knows fetch',
  needs: [typesEmitter, validatorsEmitter, manifestEmitter],
  async emit(model): Promise<Emission> {
    const files = [
      ...allOperations(model).flatMap((operation) => [
        contractModule(model, operation),
        operationTypes(model, operation),
      ]),
      ...operationsModule(model),
      ...webhooksModule(model),
      ...indexModules(model),
    ];
    return {
      files: [...files, ...(await joinRuntime(runtimeFilesOf(model)))],
      findings: [...securityFindings(model), ...routeFindings(model), ...oneAddressFindings(model)],
    };
  },
};
