import { generatedHeader } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { reexport } from '../../typescript/imports.ts';
import { clientFunction, clientType } from '../../typescript/symbols.ts';
import { clientSymbol } from './runtime-files.ts';
import type { OutputFile } from '../emitter.ts';

/**
 * The modules to import functions from: one for each family, and `index` with everything.
 * @param schemes names of the functions for authentication
 */
export function indexModules(
  { families, operations, layout }: TsModel,
  schemes: readonly string[],
): readonly OutputFile[] {
  const taken = new Set(operations.map(({ names }) => names.value));
  const free = schemes.filter((name) => !taken.has(name)).map((name) => identifier(name));
  return [
    // Not in `index`, which works on every platform.
    ...moduleOf('undici', [], {
      both: [reexport('client/undici', clientSymbol({ module: 'undici', name: 'undiciFetch' }))],
      types: [],
    }),
    ...(layout === 'family'
      ? []
      : families.flatMap((family) =>
          moduleOf(`families/${family.names.file}`, family.operations, { both: [], types: [] }),
        )),
    // Our own names are exported by `export *`, so that an operation with such a name takes precedence.
    ...moduleOf('index', operations, {
      both: [
        ...(free.length === 0 ? [] : [code`export { ${join(free, code`, `)} } from './authentication.js';`]),
        ...(taken.has('createClient') ? [] : [code`export { createClient } from './client.js';`]),
        code`export * from './facade.js';`,
        reexport('client/index.js', clientSymbol({ module: 'index', name: '*' })),
      ],
      types: [code`export type { ClientOptions } from './client.js';`],
    }),
  ];
}

/** Further lines of a module, in the script and the declarations or only in the latter. */
interface MoreLines {
  readonly both: readonly Code[];
  readonly types: readonly Code[];
}

function moduleOf(
  module: string,
  operations: readonly TsOperation[],
  more: MoreLines,
): readonly OutputFile[] {
  const path = `client/${module}`;
  const functions = operations.map((operation) => reexport(path, clientFunction(operation)));
  const types = operations.map((operation) =>
    reexport(path, clientType(operation, 'arguments'), clientType(operation, 'result')),
  );
  const scripts = [generatedHeader, ...functions, ...more.both];
  const declarations = [generatedHeader, ...functions, ...types, ...more.types, ...more.both];
  return [
    { path: `${path}.js`, text: `${lines(scripts).toString()}\n` },
    { path: `${path}.d.ts`, text: `${lines(declarations).toString()}\n` },
  ];
}
