import { code, type Code } from '../../code/code.ts';
import type { DocText } from '../../code/comment.ts';
import { typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { MediaType, Operation, Parameter, ParameterIn, RequestBody } from '../../model/model.ts';
import { bodyType } from './body-type.ts';
import { documentationOf } from './documentation.ts';
import { aliasDeclaration, declarationOf, interfaceDeclaration } from './module.ts';
import { member } from './object-type.ts';
import { typeOf } from './schema-type.ts';
import type { TypeScope } from './scope.ts';
import { simpleType, unionOf, type TypeExpression } from './type-expression.ts';

/** A declaration and the name that it exports. */
export interface Declared {
  readonly name: string;
  readonly declaration: Code;
}

/** The parts of a request in the order in which they are sent, with the endings of their types. */
const parameterParts: readonly {
  readonly in: ParameterIn;
  readonly part: string;
  readonly ending: string;
  readonly title: string;
}[] = [
  { in: 'path', part: 'path', ending: 'Path', title: 'Path parameters' },
  { in: 'query', part: 'query', ending: 'Query', title: 'Query parameters' },
  { in: 'header', part: 'headers', ending: 'Headers', title: 'Header parameters' },
  { in: 'cookie', part: 'cookies', ending: 'Cookies', title: 'Cookies' },
];

const bodyEndings: Readonly<Record<MediaType['kind'], string>> = {
  json: 'JsonBody',
  form: 'FormBody',
  multipart: 'MultipartBody',
  text: 'TextBody',
  binary: 'BinaryBody',
};

/** The types of a request: one for each part that the operation has, and the one that holds them together. */
export function requestTypes(operation: Operation, scope: TypeScope): readonly Declared[] {
  const { names, parameters, body } = operation;
  const parts = parameterParts.flatMap(({ in: location, part, ending, title }) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    const description = `${title} of \`${names.value}\`.`;
    return own.length === 0 ? [] : [{ part, own, name: names.type + ending, description }];
  });
  const members = [
    ...parts.map(({ part, own, name }) =>
      member({ name: part, type: named(name), required: own.some(({ required }) => required) }),
    ),
    ...(body === undefined ? [] : bodyMembers(names.type, body)),
  ];
  return [
    ...parts.map(({ name, own, description }) =>
      parametersType({ name, description, parameters: own, scope }),
    ),
    ...(body === undefined ? [] : bodyTypes({ operation, body, scope })),
    requestType({ name: `${names.type}Request`, members, operation }),
  ];
}

function parametersType(options: {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly scope: TypeScope;
}): Declared {
  const { name, description, parameters, scope } = options;
  const members = parameters.map((parameter) =>
    member({
      name: parameter.name,
      type: typeOf(parameter.schema, scope),
      required: parameter.required,
      doc: documentationOf(parameter.schema, parameter),
    }),
  );
  return { name, declaration: interfaceDeclaration({ name, members, doc: { description } }) };
}

/** The type of the body; where there are bodies of several kinds, one type for each and a union of them. */
function bodyTypes(options: {
  readonly operation: Operation;
  readonly body: RequestBody;
  readonly scope: TypeScope;
}): readonly Declared[] {
  const { operation, body, scope } = options;
  const { type: typeName, value } = operation.names;
  const name = `${typeName}Body`;
  const doc = { description: body.description ?? `Body of \`${value}\`.` };
  const byKind = [...Map.groupBy(body.content, ({ kind }) => kind)];
  if (byKind.length === 1) return [bodyDeclaration({ name, doc, content: body.content, scope })];
  const kinds = byKind.map(([kind, content]) =>
    bodyDeclaration({ name: typeName + bodyEndings[kind], doc, content, scope }),
  );
  const type = unionOf(kinds.map((kind) => named(kind.name)));
  return [...kinds, { name, declaration: aliasDeclaration({ name, type, doc }) }];
}

function bodyDeclaration(options: {
  readonly name: string;
  readonly doc: DocText;
  readonly content: readonly MediaType[];
  readonly scope: TypeScope;
}): Declared {
  const { name, doc, content, scope } = options;
  const type = unionOf(content.map((mediaType) => bodyType(mediaType, scope)));
  return { name, declaration: declarationOf({ name, type, doc }) };
}

/** Where there is a choice of media types, the request says which it has taken. */
function bodyMembers(typeName: string, body: RequestBody): readonly Code[] {
  const choice = unionOf(body.content.map(({ type }) => simpleType(stringLiteral(type))));
  return [
    ...(body.content.length > 1 ? [member({ name: 'contentType', type: choice, required: false })] : []),
    member({ name: 'body', type: named(`${typeName}Body`), required: body.required }),
  ];
}

function requestType(options: {
  readonly name: string;
  readonly members: readonly Code[];
  readonly operation: Operation;
}): Declared {
  const { name, members, operation } = options;
  const doc = documentationOf(true, operation);
  if (members.length > 0) return { name, declaration: interfaceDeclaration({ name, members, doc }) };
  return {
    name,
    declaration: aliasDeclaration({ name, type: simpleType(code`{ [part: string]: never }`), doc }),
  };
}

export function named(name: string): TypeExpression {
  return simpleType(code`${typeIdentifier(name)}`);
}
