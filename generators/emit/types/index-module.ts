import { code, join, mention, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { typeIdentifier } from '../../code/name.ts';
import type { TsOperation, TsReceivedOperation } from '../../typescript/ts-model.ts';
import { wholeEndings } from '../../typescript/endings.ts';
import { operationType } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationOf } from './documentation.ts';
import { interfaceDeclaration, moduleFile } from './types-module.ts';
import { member } from './object-type.ts';
import { objectType, simpleType } from './type-expression.ts';

/** The module `operations`: request and response of every operation, by its name. */
export function operationsModule(operations: readonly TsOperation[]): OutputFile {
  return listModule('operations', 'Operations', 'Request and response of every operation.', operations);
}

/** The module `webhooks`: request and response of every operation that the service calls, by its name. */
export function webhooksModule(received: readonly TsReceivedOperation[]): OutputFile {
  const operations = received.map(({ operation }) => operation);
  return listModule(
    'webhooks',
    'Webhooks',
    'Request and response of every webhook and callback.',
    operations,
  );
}

function listModule(
  path: string,
  name: string,
  description: string,
  operations: readonly TsOperation[],
): OutputFile {
  const members = operations.map((operation) => {
    const types = (['request', 'response'] as const).map((part) => {
      const type = simpleType(mention(operationType(operation, wholeEndings[part])));
      return member({ name: part, type, required: true });
    });
    return member({
      name: operation.names.value,
      type: objectType(types),
      required: true,
      doc: documentationOf(true, operation),
    });
  });
  const { declaration } = interfaceDeclaration(name, members, { description });
  return moduleFile({ path, declarations: [declaration] });
}

type ExportingFile = Pick<OutputFile, 'path' | 'exports'>;

/**
 * The module `index`: the types of all modules. Throws if two modules export the same name, which the plan of names
 * excludes. Our own names are exported by `export *`, so that a type of the document with such a name takes precedence.
 */
export function indexModule(
  modules: readonly ExportingFile[],
  { hasWebhooks }: { readonly hasWebhooks: boolean },
): OutputFile {
  const owners = new Map<string, string>();
  for (const { path, exports = [] } of modules) {
    for (const name of exports) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`The type ${name} is in ${owner} and in ${path}.`);
      owners.set(name, path);
    }
  }
  return moduleFile({
    path: 'index',
    declarations: [
      code`${modules.flatMap((module) => reexport(module))}`,
      code`export type * from './http.js';
export type * from './operations.js';`,
      ...(hasWebhooks ? [code`export type * from './webhooks.js';`] : []),
    ],
  });
}

function reexport({ path, exports }: ExportingFile): readonly Code[] {
  if (exports === undefined) return [];
  const exported = exports.map(typeIdentifier);
  const module = modulePath(path.replace(/^types\//, './').replace(/\.d\.ts$/, '.js'));
  if (exported.length <= 2) return [code`export type { ${join(exported, code`, `)} } from ${module};`];
  return [
    code`export type {
  ${exported.map((name) => code`${name},`)}
} from ${module};`,
  ];
}
