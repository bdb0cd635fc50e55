import type { ServerDocument } from '../../runtime/server/server.ts';
import { basePathOf } from '../model/base-path.ts';
import { operationInfo } from '../model/operation-info.ts';
import { securitySchemesOf } from '../model/server-security.ts';
import { routesOf } from '../model/route-needs.ts';
import { contractOf, type Live } from './contract.ts';
import { withDisposition } from './files/disposition.ts';
import { tsModelOf } from '../typescript/ts-model.ts';

/** The document of a server, as the generated one has it; contracts are made when their operation is first called. */
export function serverDocument(live: Live): ServerDocument {
  const { model } = live;
  return {
    operations: Object.fromEntries(
      routesOf(tsModelOf(model)).map(({ operation, needs }) => [
        operation.names.value,
        {
          ...operationInfo(operation, operation.names.value, needs),
          load: async () => withDisposition(contractOf(operation, live)),
        },
      ]),
    ),
    securitySchemes: Object.fromEntries(securitySchemesOf(model)),
    basePath: basePathOf(model),
  };
}
