import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, empty, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { identifier, isIdentifier, propertyKey, typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import type { OutputFile } from '../emitter.ts';
import type { Argument, BodyArguments } from './arguments.ts';
import { LOCATIONS } from './arguments.ts';
import { describeOperation, type RuntimeFunction } from './descriptor.ts';
import { documentCall } from './documentation.ts';
import type { CallPlan } from './plan.ts';

/** The module of an operation: its description, and the function that calls it. */
export function operationModule(model: ApiModel, plan: CallPlan): readonly OutputFile[] {
  const path = `client/operations/${plan.operation.names.file}`;
  return [
    { path: `${path}.js`, text: `${program(model, plan).toString()}\n` },
    { path: `${path}.d.ts`, text: `${declarations(model, plan).toString()}\n` },
  ];
}

/** Names of the module that an operation may have as well; with an underscore they are no operation's. */
function local(name: string, { names }: Operation): Code {
  return identifier(name === names.value ? `${name}_` : name);
}

function program(model: ApiModel, plan: CallPlan): Code {
  const { operation, answers } = plan;
  const descriptor = describeOperation(model, operation, plan);
  const call: RuntimeFunction =
    answers.item === undefined ? { name: 'call', module: 'call' } : { name: 'callList', module: 'list-call' };
  const { parameters, values, functions } = passArguments(plan);
  const imports = importsOf([call, ...descriptor.functions, ...functions], operation);
  return code`${generatedHeader}
${imports}

const ${local('operation', operation)} = ${descriptor.text};

export function ${identifier(operation.names.value)}(client, ${parameters}, options) {
  return ${local(call.name, operation)}(client, ${local('operation', operation)}, ${values}, options);
}`;
}

function importsOf(functions: readonly RuntimeFunction[], operation: Operation): readonly Code[] {
  const byModule = Map.groupBy(
    new Map(functions.map((each) => [each.name, each])).values(),
    ({ module }) => module,
  );
  return [...byModule]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([module, members]) => {
      const names = members.map(({ name }) =>
        name === operation.names.value
          ? code`${identifier(name)} as ${local(name, operation)}`
          : identifier(name),
      );
      return code`import { ${join(names, code`, `)} } from ${modulePath(`../runtime/client/${module}.js`)};`;
    });
}

/** How the function takes its arguments apart. What is not named goes to the body, or to the query where there is none. */
function passArguments({ arguments: { parameters, body, required } }: CallPlan): {
  readonly parameters: Code;
  readonly values: Code;
  readonly functions: readonly RuntimeFunction[];
} {
  const rest =
    body?.shape === 'members'
      ? 'body'
      : parameters.query.length > 0 && body === undefined
        ? 'query'
        : undefined;
  const bound: Code[] = [];
  const values: Code[] = [];
  const bind = (argument: Argument): Code => {
    const isShort = isIdentifier(argument.name) && !RESERVED.has(argument.name);
    const variable = isShort ? identifier(argument.name) : identifier(`argument${bound.length + 1}`);
    bound.push(isShort ? variable : code`${propertyKey(argument.name)}: ${variable}`);
    return isShort && argument.name === argument.wireName
      ? variable
      : code`${propertyKey(argument.wireName)}: ${variable}`;
  };
  for (const location of LOCATIONS) {
    const all = parameters[location];
    if (all.length === 0) continue;
    const named = location === rest ? all.filter(({ name, wireName }) => name !== wireName) : all;
    const members = named.map(bind);
    values.push(
      location === rest
        ? withRest(location, members)
        : code`${identifier(location)}: { ${join(members, code`, `)} }`,
    );
  }
  const functions: RuntimeFunction[] = [];
  if (body?.shape === 'whole')
    values.push(bind({ name: body.name, wireName: 'body', required: body.required }));
  if (body?.shape === 'members') {
    const renamed = body.members.filter(({ name, wireName }) => name !== wireName).map(bind);
    if (body.required) values.push(withRest('body', renamed));
    else {
      functions.push({ name: 'unlessEmpty', module: 'optional-body' });
      values.push(
        code`body: unlessEmpty(${renamed.length === 0 ? code`body` : code`{ ${join([...renamed, code`...body`], code`, `)} }`})`,
      );
    }
  }
  const all = [...bound, ...(rest === undefined ? [] : [code`...${identifier(rest)}`])];
  const pattern =
    all.length === 1 && rest !== undefined
      ? identifier(rest)
      : all.length === 0
        ? code`_`
        : code`{ ${join(all, code`, `)} }`;
  return {
    parameters: required || all.length === 0 ? pattern : code`${pattern} = {}`,
    values: values.length === 0 ? code`{}` : code`{ ${join(values, code`, `)} }`,
    functions,
  };
}

/** Names that stand for something else in the function. */
const RESERVED = new Set([
  'client',
  'options',
  'operation',
  'call',
  'callList',
  'query',
  'body',
  'unlessEmpty',
]);

function withRest(part: 'query' | 'body' | 'path' | 'header' | 'cookie', renamed: readonly Code[]): Code {
  if (renamed.length === 0) return identifier(part);
  return code`${identifier(part)}: { ${join([...renamed, code`...${identifier(part)}`], code`, `)} }`;
}

function declarations(model: ApiModel, plan: CallPlan): Code {
  const { operation, answers } = plan;
  const { type, value, file } = operation.names;
  const argumentsType = typeOfArguments(plan);
  const result = code`export type ${typeIdentifier(`${type}Result`)} =
  ${answers.answered};`;
  const types = [...new Set([...answers.imports, ...argumentsType.imports])].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(
      `${argumentsType.text.toString()} ${result.toString()} ${answers.success.toString()}`,
    ),
  );
  const text = `${result.toString()} ${answers.success.toString()}`;
  const http = ['Bytes', 'Except', 'Status'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const runtime = [answers.item === undefined ? 'Call' : 'ListCall', 'CallOptions', 'Client', 'Result'];
  return code`${generatedHeader}
${lines([
  importTypes(runtime, '../runtime/client/index.js'),
  http.length === 0 ? empty : importTypes(http, '../../types/http.js'),
  types.length === 0 ? empty : importTypes(types.toSorted(), `../../types/operations/${file}.js`),
])}

${docComment({ description: `Arguments of \`${value}\`.` })}
${argumentsType.text}

${docComment({ description: `Answers of \`${value}\` by their status.` })}
${result}

${docComment(documentCall(model, plan))}
export declare function ${identifier(value)}${signature(plan)};`;
}

/** Parameters and type of the function, with the client before them or without. */
export function signature(
  { operation: { names }, arguments: { required }, answers }: CallPlan,
  hasClient = true,
): Code {
  const args = code`args${required ? empty : code`?`}: ${typeIdentifier(`${names.type}Arguments`)}`;
  const result = typeIdentifier(`${names.type}Result`);
  const type =
    answers.item === undefined
      ? code`Call<${answers.success}, ${result}>`
      : code`ListCall<${answers.item}, ${answers.success}, ${result}>`;
  return code`(${hasClient ? code`client: Client, ` : empty}${args}, options?: CallOptions): ${type}`;
}

function importTypes(names: readonly string[], path: string): Code {
  return code`import type { ${join(names.map(typeIdentifier), code`, `)} } from ${modulePath(path)};`;
}

const ENDINGS = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;

function typeOfArguments({ operation: { names }, arguments: { parameters, body } }: CallPlan): {
  readonly text: Code;
  readonly imports: readonly string[];
} {
  const imports: string[] = [];
  const bases: Code[] = [];
  const members: Code[] = [];
  const take = (typeName: string, all: readonly Argument[]): void => {
    imports.push(typeName);
    const type = typeIdentifier(typeName);
    const renamed = all.filter(({ name, wireName }) => name !== wireName);
    bases.push(
      renamed.length === 0
        ? code`${type}`
        : code`Omit<${type}, ${join(
            renamed.map(({ wireName }) => stringLiteral(wireName)),
            code` | `,
          )}>`,
    );
    for (const { name, wireName, required } of renamed) {
      members.push(
        code`${propertyKey(name)}${required ? empty : code`?`}: ${type}[${stringLiteral(wireName)}];`,
      );
    }
  };
  for (const location of LOCATIONS)
    if (parameters[location].length > 0) take(names.type + ENDINGS[location], parameters[location]);
  if (body?.shape === 'members') take(body.typeName, body.members);
  if (body?.shape === 'whole') {
    imports.push(body.typeName);
    members.push(
      code`${propertyKey(body.name)}${body.required ? empty : code`?`}: ${typeIdentifier(body.typeName)};`,
    );
  }
  return {
    imports,
    text: printArguments(typeIdentifier(`${names.type}Arguments`), {
      bases,
      members,
      isUnion: isUnion(body),
    }),
  };
}

function isUnion(body: BodyArguments | undefined): boolean {
  return body?.shape === 'members' && body.isUnion;
}

function printArguments(
  name: Code,
  {
    bases,
    members,
    isUnion: isAlias,
  }: { bases: readonly Code[]; members: readonly Code[]; isUnion: boolean },
): Code {
  if (bases.length + members.length === 0)
    return code`export type ${name} = { readonly [name: string]: never };`;
  const block =
    members.length === 0
      ? code`{}`
      : code`{
  ${members}
}`;
  if (isAlias)
    return code`export type ${name} = ${join([...bases, ...(members.length === 0 ? [] : [block])], code` & `)};`;
  return code`export interface ${name}${bases.length === 0 ? empty : code` extends ${join(bases, code`, `)}`} ${block}`;
}
