import type { Finding } from 'forgespec';
import {
  carryRuntime,
  code,
  docComment,
  identifier,
  join,
  lines,
  mention,
  moduleOf,
  propertyKey,
  stringLiteral,
  tsModelOf,
  type Code,
  type Emitter,
  type TsOperation,
} from 'forgespec/emit';
import { finding } from './findings.ts';

/** `acme/routes.js`: a function per operation that gives the path of a request. */
export const routesEmitter: Emitter = {
  name: 'acme-routes',
  summary: 'acme/: a function per operation that gives the path of a request',
  async emit(model) {
    const { operations } = tsModelOf(model);
    return {
      files: [
        moduleOf('acme/routes.js', lines(operations.map(printFunction))),
        moduleOf('acme/routes.d.ts', lines(operations.map(printDeclaration))),
        // The code that is the same for every document is ordinary code, with tests of its own.
        ...(await carryRuntime(new URL('./runtime/', import.meta.url), 'acme/runtime')),
      ],
      findings: operations.flatMap(pathsInPaths),
    };
  },
};

// What code mentions, its module imports.
const runtime = 'acme/runtime/fill-path';
const fillPath = mention({ module: runtime, name: 'fillPath', isType: false });
const pathValue = mention({ module: runtime, name: 'PathValue', isType: true });

/** Parameters that a route writes in another way than a reader may expect. */
function pathsInPaths({ id, segments, at }: TsOperation): readonly Finding[] {
  return segments
    .flat()
    .flatMap((part) =>
      part.kind === 'parameter' && part.multi
        ? [finding('acme/path-in-path', { operation: id, parameter: part.name }, at)]
        : [],
    );
}

function printFunction(operation: TsOperation): Code {
  const { names, path } = operation;
  return code`export const ${identifier(names.value)} = (values = {}) => ${fillPath}(${stringLiteral(path)}, values);`;
}

function printDeclaration({ names, method, path, parameters }: TsOperation): Code {
  const members = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => code`readonly ${propertyKey(name)}: ${pathValue}`);
  const values = members.length === 0 ? code`` : code`values: { ${join(members, code`; `)} }`;
  return lines([
    docComment({ description: `\`${method.toUpperCase()} ${path}\`` }),
    code`export declare const ${identifier(names.value)}: (${values}) => string;`,
  ]);
}
