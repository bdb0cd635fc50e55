import { code, join, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier } from '../../code/name.ts';
import type { Operation } from '../../model/model.ts';

/** A function of the runtime, and the module below `runtime/client/` that has it. */
export interface RuntimeFunction {
  readonly name: string;
  readonly module: string;
}

/** Notes that a function is needed, and gives its name. */
export type Use = (needed: RuntimeFunction) => Code;

/** A name in the module of an operation that the operation may have as well; with an underscore it is no operation's. */
export function localName(name: string, { names }: Operation): Code {
  return identifier(name === names.value ? `${name}_` : name);
}

/** The imports of a module of an operation, a line for each module of the runtime. */
export function printImports(functions: readonly RuntimeFunction[], operation: Operation): readonly Code[] {
  const byModule = Map.groupBy(
    new Map(functions.map((each) => [each.name, each])).values(),
    ({ module }) => module,
  );
  return [...byModule]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([module, members]) => {
      const names = members.map(({ name }) =>
        name === operation.names.value
          ? code`${identifier(name)} as ${localName(name, operation)}`
          : identifier(name),
      );
      return code`import { ${join(names, code`, `)} } from ${modulePath(`../runtime/client/${module}.js`)};`;
    });
}
