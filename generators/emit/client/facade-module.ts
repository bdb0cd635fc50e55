import { docComment } from '../../code/comment.ts';
import { code, mention, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { TsFamily, TsModel } from '../../typescript/ts-model.ts';
import { moduleOf } from '../../typescript/module.ts';
import { clientFunction } from '../../typescript/symbols.ts';
import { clientSymbol } from './runtime-files.ts';
import type { OutputFile } from '../emitter.ts';
import { documentCall } from './call-documentation.ts';
import { methodNames, type MethodNames } from './method-names.ts';
import type { CallPlan } from './call-plan.ts';

interface Method {
  readonly name: Code;
  readonly plan: CallPlan;
}

/**
 * The module `facade`: all operations as methods of one object, by family. Its own names end with an underscore, unlike
 * those of operations.
 */
export function facadeModule(model: TsModel, plans: readonly CallPlan[]): readonly OutputFile[] {
  const families = model.families.map((family) => ({
    family,
    methods: methodsOf(family, plans, methodNames(family)),
  }));
  const createClient = { module: 'client/client', name: 'createClient', isType: false };
  const program = code`function createApi_(options_) {
  const client_ = ${mention({ ...createClient, as: 'createClient_' })}(options_);
  return {
    ${families.map(
      ({ family, methods }) => code`${propertyKey(family.names.value)}: {
  ${methods.map(printMethod)}
},`,
    )}
  };
}

export { createApi_ as createApi };`;
  const method = mention(clientSymbol({ module: 'facade', name: 'Method', isType: true }));
  const declarations = code`/** All operations, by family. */
export interface Api {
  ${families.map(
    ({ family, methods }) => code`${docComment({ description: family.description ?? family.tag })}
readonly ${propertyKey(family.names.value)}: {
  ${methods.map(
    ({ name, plan }) => code`${docComment(documentCall(model, plan))}
readonly ${name}: ${method}<typeof ${mention(namespaceOf(family))}.${identifier(plan.operation.names.value)}>;`,
  )}
};`,
  )}
}

/** Makes a client with all operations in it, as createClient does. Who needs few has a smaller program with their functions. */
export declare function createApi(...options: Parameters<typeof ${mention(createClient)}>): Api;`;
  return [
    moduleOf('client/facade.js', program, ['client/client', 'client/operations/', 'client/families/']),
    moduleOf('client/facade.d.ts', declarations, ['client/client', 'client/families/']),
  ];
}

/** Methods of the facade whose name differs from their operation. */
export function facadeFindings({ families }: TsModel): readonly Finding[] {
  return families.flatMap((family) => methodNames(family).findings);
}

function methodsOf(family: TsFamily, plans: readonly CallPlan[], { names }: MethodNames): readonly Method[] {
  return plans
    .filter(({ operation }) => family.operations.includes(operation))
    .map((plan) => {
      const { value } = plan.operation.names;
      return { plan, name: propertyKey(names.get(value) ?? value) };
    });
}

function printMethod({ name, plan }: Method): Code {
  const value = mention(clientFunction(plan.operation));
  return code`${name}: (args_, options_) => ${value}(client_, args_, options_),`;
}

/** Ends with an underscore, unlike names of types. */
function namespaceOf({ names }: TsFamily): OutputSymbol {
  const as = `${names.value}_`.replace(/_+$/, '_');
  return { module: `client/families/${names.file}`, name: '*', as, isType: true };
}
