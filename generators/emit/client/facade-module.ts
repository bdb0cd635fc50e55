import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, propertyKey, typeIdentifier } from '../../code/name.ts';
import type { ApiModel, Family } from '../../model/model.ts';
import type { Emission } from '../emitter.ts';
import { runtimeSpecifier } from '../runtime-links.ts';
import { clientRuntime } from './runtime-files.ts';
import { documentCall } from './documentation.ts';
import { methodNames, type MethodNames } from './method-names.ts';
import type { CallPlan } from './plan.ts';

/** A method of the facade. */
interface Method {
  readonly name: Code;
  readonly plan: CallPlan;
}

/**
 * The module `facade`: all operations as methods of one object, by family. Its own names end with an underscore, as those
 * of operations do not.
 */
export function facadeModule(model: ApiModel, plans: readonly CallPlan[]): Emission {
  const families = model.families.map((family) => {
    const found = methodNames(family);
    return { family, findings: found.findings, methods: methodsOf(family, plans, found) };
  });
  const program = code`${generatedHeader}
import { createClient as createClient_ } from './client.js';
${plans.map(({ operation: { names } }) => code`import { ${identifier(names.value)} } from ${modulePath(`./operations/${names.file}.js`)};`)}

function createApi_(options_) {
  const client_ = createClient_(options_);
  return {
    ${families.map(
      ({ family, methods }) => code`${propertyKey(family.names.value)}: {
  ${methods.map(printMethod)}
},`,
    )}
  };
}

export { createApi_ as createApi };`;
  const declarations = code`${generatedHeader}
import type { createClient } from './client.js';
${families.map(({ family }) => code`import type * as ${namespaceOf(family)} from ${modulePath(`./families/${family.names.file}.js`)};`)}
import type { Method } from ${runtimeSpecifier(clientRuntime, 'client/facade', 'client/facade')};

/** All operations, by family. */
export interface Api {
  ${families.map(
    ({ family, methods }) => code`${docComment({ description: family.description ?? family.tag })}
readonly ${propertyKey(family.names.value)}: {
  ${methods.map(
    ({ name, plan }) => code`${docComment(documentCall(model, plan))}
readonly ${name}: Method<typeof ${namespaceOf(family)}.${identifier(plan.operation.names.value)}>;`,
  )}
};`,
  )}
}

/** Makes a client with all operations in it, as createClient does. Who needs few has a smaller program with their functions. */
export declare function createApi(...options: Parameters<typeof createClient>): Api;`;
  return {
    files: [
      { path: 'client/facade.js', text: `${program.toString()}\n` },
      { path: 'client/facade.d.ts', text: `${declarations.toString()}\n` },
    ],
    findings: families.flatMap(({ findings }) => findings),
  };
}

function methodsOf(family: Family, plans: readonly CallPlan[], { names }: MethodNames): readonly Method[] {
  return plans
    .filter(({ operation }) => family.operations.includes(operation))
    .map((plan) => ({
      plan,
      name: propertyKey(names.get(plan.operation.names.value) ?? plan.operation.names.value),
    }));
}

function printMethod({ name, plan }: Method): Code {
  const value = identifier(plan.operation.names.value);
  return code`${name}: (args_, options_) => ${value}(client_, args_, options_),`;
}

/** With an underscore, as names of types have none. */
function namespaceOf({ names }: Family): Code {
  return typeIdentifier(`${names.value}_`.replace(/_+$/, '_'));
}
