import { generatedHeader, docComment } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { propertyKey, typeIdentifier } from '../../code/name.ts';
import type { ApiModel } from '../../model/model.ts';
import type { OutputFile } from '../emitter.ts';
import { linkRuntime, type RuntimeNames } from '../runtime-links.ts';
import { serverRuntime } from './runtime-files.ts';
import { documentationOf } from '../types/documentation.ts';
import { printObject } from './object.ts';
import { serverTypeEndings } from './operation-types.ts';
import { entryOf } from './operations-module.ts';

/** The module `webhooks`, which receives what the service calls; none where it calls nothing. */
export function webhooksModule(model: ApiModel): readonly OutputFile[] {
  if (model.received.length === 0) return [];
  const table = printObject(
    model.received.map(({ operation }) => [operation.names.value, entryOf(operation, undefined)]),
  );
  const text = lines([
    generatedHeader,
    code`${link(code`import`, [
      ['server/server', code`createApiServer`],
      ['server/not-implemented', code`notImplemented`],
      ['server/webhooks', code`createReceiver`],
    ])}

${link(code`export`, [['server/problem', code`Refusal`]])}

export const webhooks = ${table};

export function createWebhooks(handlers, { verify, select, basePath = '', ...options }) {
  const server = createApiServer({
    operations: webhooks,
    securitySchemes: {},
    basePath,
    handlers,
    options: { unknownParameters: 'ignore', ...options },
    fallback: notImplemented,
  });
  return createReceiver(server, { verify, select, limit: options.limits?.body, log: options.log });
}
`,
  ]);
  return [
    { path: 'server/webhooks.js', text: text.toString() },
    { path: 'server/webhooks.d.ts', text: declarations(model).toString() },
  ];
}

function declarations({ received }: ApiModel): Code {
  const operations = received.map(({ operation }) => operation);
  const imports = operations.map(
    ({ names }) =>
      code`import type { ${handlerName(names.type)} } from ${modulePath(`./operations/${names.file}.js`)};`,
  );
  const handlers = operations.map((operation) =>
    lines([
      docComment(documentationOf(true, operation)),
      code`readonly ${propertyKey(operation.names.value)}: ${handlerName(operation.names.type)}<unknown>;`,
    ]),
  );
  const exported = operations.map(({ names }) => {
    const types = serverTypeEndings.map((ending) => typeIdentifier(names.type + ending));
    return code`export type { ${join(types, code`, `)} } from ${modulePath(`./operations/${names.file}.js`)};`;
  });
  return lines([
    generatedHeader,
    code`${imports}
${link(code`import type`, [
  ['server/operation', code`Operation`],
  ['server/options', code`ServerOptions`],
  ['server/server', code`ApiServer`],
  ['server/webhooks', code`ReceiverOptions`],
])}

/** A handler for everything that the service calls. */
export interface WebhookHandlers {
  ${handlers}
}

/** All webhooks and callbacks by the name of their operation. */
export declare const webhooks: {
  ${operations.map(({ names }) => code`readonly ${propertyKey(names.value)}: Operation;`)}
};

export interface WebhookOptions extends ReceiverOptions, Omit<ServerOptions<unknown>, 'authenticate' | 'authorize'> {}

/**
 * A receiver of webhooks and callbacks: it checks who sends, then what is sent, and hands it to a handler. What has none is
 * answered with 501. Each is received at its name, below \`basePath\`; all at one address with \`select\`.
 */
export declare function createWebhooks(handlers: Partial<WebhookHandlers>, options: WebhookOptions): ApiServer;

${link(code`export`, [['server/problem', code`Refusal`]])}
${link(code`export type`, [
  ['server/webhooks', code`Delivery, ReceiverOptions`],
  ['server/server', code`ApiServer`],
])}
${exported}
`,
  ]);
}

function handlerName(type: string): Code {
  return typeIdentifier(`${type}Handler`);
}

function link(statement: Code, names: readonly RuntimeNames[]): Code {
  return linkRuntime(serverRuntime, { statement, from: 'server/webhooks', names });
}
