import { code, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { reexport, reexports } from '../../typescript/imports.ts';
import { moduleOf } from '../../typescript/module.ts';
import { serverTypes } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { handlerMembers } from './operation-types.ts';
import { runtimeType, runtimeValue, serverSymbol } from './runtime-files.ts';
import { printObject } from '../../typescript/object.ts';
import { entryOf } from './operations-module.ts';

/** The module `webhooks`, which receives requests that the service sends, if the document has any. */
export function webhooksModule(model: TsModel): readonly OutputFile[] {
  if (model.received.length === 0) return [];
  const table = printObject(
    model.received.map(({ operation }) => [operation.names.value, entryOf(operation, undefined)]),
  );
  const create = runtimeValue('server', 'createApiServer');
  const fallback = runtimeValue('not-implemented', 'notImplemented');
  const receive = runtimeValue('webhooks', 'createReceiver');
  const script = code`${reexport('server/webhooks.js', serverSymbol('problem', 'Refusal'))}

export const webhooks = ${table};

export function createWebhooks(handlers, { verify, select, basePath = '', ...options }) {
  const server = ${create}({
    operations: webhooks,
    securitySchemes: {},
    basePath,
    handlers,
    options: { unknownParameters: 'ignore', unknownMembers: 'ignore', ...options },
    fallback: ${fallback},
  });
  return ${receive}(server, { verify, select, limit: options.limits?.body, log: options.log });
}`;
  return [
    moduleOf('server/webhooks.js', script),
    moduleOf('server/webhooks.d.ts', declarations(model), ['server/operations/', 'server/families/']),
  ];
}

function declarations({ received }: TsModel): Code {
  const operations = received.map(({ operation }) => operation);
  const exported = operations.map((operation) => reexport('server/webhooks.d.ts', ...serverTypes(operation)));
  const passed = reexports('server/webhooks.d.ts', [
    serverSymbol('problem', 'Refusal'),
    serverSymbol('webhooks', 'Delivery', { isType: true }),
    serverSymbol('webhooks', 'ReceiverOptions', { isType: true }),
    serverSymbol('server', 'ApiServer', { isType: true }),
  ]);
  const [described, server] = [runtimeType('operation', 'Operation'), runtimeType('server', 'ApiServer')];
  return code`/** A handler for everything that the service calls. */
export interface WebhookHandlers {
  ${handlerMembers(operations, code`unknown`)}
}

/** All webhooks and callbacks by the name of their operation. */
export declare const webhooks: {
  ${operations.map(({ names }) => code`readonly ${propertyKey(names.value)}: ${described};`)}
};

export interface WebhookOptions extends ${runtimeType('webhooks', 'ReceiverOptions')}, Omit<${runtimeType('options', 'ServerOptions')}<unknown>, 'authenticate' | 'authorize'> {}

/**
 * A receiver of webhooks and callbacks. It verifies the sender, validates the request and calls the handler; without a
 * handler, it responds with 501. Each has its name as the path below \`basePath\`, or all have one URL with \`select\`.
 */
export declare function createWebhooks(handlers: Partial<WebhookHandlers>, options: WebhookOptions): ${server};

${passed}
${exported}`;
}
