import * as runtime from '../../../runtime/client/index.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { polymorphicModel } from '../../model/polymorphic-model.ts';
import { tsModelOf, type TsModel } from '../../typescript/ts-model.ts';
import type { Emitter } from '../emitter.ts';
import { manifestEmitter } from '../manifest/manifest-emitter.ts';
import { joinRuntime } from '../joined-runtime.ts';
import { apiIndex } from './api-index.ts';
import { authenticationModule } from './authentication-module.ts';
import { clientModule, serverFindings } from './client-module.ts';
import { facadeFindings, facadeModule } from './facade-module.ts';
import { indexModules } from './index-modules.ts';
import { operationModule } from './operation-module.ts';
import { planCall } from './call-plan.ts';
import { clientRuntime } from './runtime-files.ts';
import { typesEmitter } from '../types/types-emitter.ts';

/** Functions that call the operations. They use the output of the emitter of types. */
export const clientEmitter: Emitter = {
  name: 'client',
  summary: 'client/: a function for each operation, for every platform that has fetch',
  needs: [typesEmitter, manifestEmitter],
  emit(api, places) {
    const model = polymorphicModel(tsModelOf(api));
    const plans = model.operations.map((operation) => planCall(model, operation));
    const authentication = authenticationModule(model);
    return {
      files: [
        ...[...Map.groupBy(plans, ({ operation }) => operation.module.path)].map(([path, own]) => ({
          path: `client/${path}`,
          inputs: own,
          print: () => operationModule(model, path, own),
        })),
        {
          path: 'client/index',
          inputs: plans,
          print: () => [
            ...indexModules(model, authentication.names),
            ...clientModule(model),
            ...facadeModule(model, plans),
            ...authentication.files,
            apiIndex(model, plans),
          ],
        },
        {
          path: 'client/runtime',
          inputs: [model.runtime],
          print: () => joinRuntime(clientRuntime, model.runtime),
        },
      ],
      findings: [
        ...plans.flatMap((plan) => plan.arguments.findings),
        ...serverFindings(model, places),
        ...facadeFindings(model),
        ...exportClashes(model, authentication.names),
        ...authentication.findings,
      ],
    };
  },
};

/** Operations whose names `index` already exports. */
function exportClashes({ operations }: TsModel, schemes: readonly string[]): readonly Finding[] {
  const own = new Map([
    ...Object.keys(runtime).map((name) => [name, 'client/runtime/index.js'] as const),
    ...schemes.map((name) => [name, 'client/authentication.js'] as const),
    ['createClient', 'client/client.js'] as const,
    ['createApi', 'client/facade.js'] as const,
  ]);
  return operations.flatMap(({ names: { value }, at }) => {
    const from = own.get(value);
    return from === undefined ? [] : [finding('client/export-clash', { operation: value, from }, at)];
  });
}
