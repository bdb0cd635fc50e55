import { generatedHeader } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, typeIdentifier } from '../../code/name.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import type { OutputFile } from '../emitter.ts';
import { runtimeSpecifier } from '../runtime-links.ts';
import { clientRuntime } from './runtime-files.ts';

/**
 * The modules by which functions are found: one for each family, and `index` with everything.
 * @param schemes names of the functions for authentication
 */
export function indexModules(
  { families, operations }: ApiModel,
  schemes: readonly string[],
): readonly OutputFile[] {
  const taken = new Set(operations.map(({ names }) => names.value));
  const free = schemes.filter((name) => !taken.has(name)).map((name) => identifier(name));
  return [
    ...both('undici', forUndici),
    ...families.flatMap((family) =>
      moduleOf(`families/${family.names.file}`, family.operations, '../operations', { both: [], types: [] }),
    ),
    // Names of our own come by `export *`, so that an operation with such a name goes before them.
    ...moduleOf('index', operations, './operations', {
      both: [
        ...(free.length === 0 ? [] : [code`export { ${join(free, code`, `)} } from './authentication.js';`]),
        ...(taken.has('createClient') ? [] : [code`export { createClient } from './client.js';`]),
        code`export * from './facade.js';`,
        code`export * from ${runtimeSpecifier(clientRuntime, 'client/index', 'client/index')};`,
      ],
      types: [code`export type { ClientOptions } from './client.js';`],
    }),
  ];
}

/** What only Node has stays out of `index`, which is for every platform. */
const forUndici = code`${generatedHeader}
export { undiciFetch } from ${runtimeSpecifier(clientRuntime, 'client/undici', 'client/undici')};`;

/** A module that reads the same as a script and as declarations. */
function both(name: string, text: Code): readonly OutputFile[] {
  return ['js', 'd.ts'].map((extension) => ({
    path: `client/${name}.${extension}`,
    text: `${text.toString()}\n`,
  }));
}

/** Further lines of a module: of its script and its declarations, or of these alone. */
interface MoreLines {
  readonly both: readonly Code[];
  readonly types: readonly Code[];
}

function moduleOf(
  path: string,
  operations: readonly Operation[],
  folder: string,
  more: MoreLines,
): readonly OutputFile[] {
  const functions = operations.map(
    ({ names }) =>
      code`export { ${identifier(names.value)} } from ${modulePath(`${folder}/${names.file}.js`)};`,
  );
  const types = operations.map(({ names: { type, file } }) => {
    const members = code`${typeIdentifier(`${type}Arguments`)}, ${typeIdentifier(`${type}Result`)}`;
    return code`export type { ${members} } from ${modulePath(`${folder}/${file}.js`)};`;
  });
  return [
    {
      path: `client/${path}.js`,
      text: `${lines([generatedHeader, ...functions, ...more.both]).toString()}\n`,
    },
    {
      path: `client/${path}.d.ts`,
      text: `${lines([generatedHeader, ...functions, ...types, ...more.types, ...more.both]).toString()}\n`,
    },
  ];
}
