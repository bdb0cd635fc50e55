import { generatedHeader } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { reexport } from '../../typescript/imports.ts';
import { clientFunction, clientType } from '../../typescript/symbols.ts';
import { clientSymbol } from './runtime-symbol.ts';
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
    // Features of Node only are not in `index`, which is for every platform.
    ...both('undici', 'undiciFetch'),
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

/** A module for one function of the runtime, whose script and declarations have the same text. */
function both(module: string, name: string): readonly OutputFile[] {
  return ['js', 'd.ts'].map((extension) => {
    const path = `client/${module}.${extension}`;
    const exported = reexport(path, clientSymbol({ module, name }));
    return { path, text: `${lines([generatedHeader, exported]).toString()}\n` };
  });
}

/** Further lines of a module: of its script and its declarations, or only of the latter. */
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
