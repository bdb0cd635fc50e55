import { parameterParts, wholeEndings } from '../../typescript/endings.ts';
import { code, type Code } from '../../code/code.ts';
import type { DocText } from '../../code/comment.ts';
import { typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { bodyKinds, type BodyKind } from '../../typescript/body-types.ts';
import type { Header, MediaType, Parameter, ParameterIn, RequestBody } from '../../model/model.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { bodyType } from './body-type.ts';
import { documentationOf } from './documentation.ts';
import { aliasDeclaration, declarationOf, interfaceDeclaration, type Declared } from './types-module.ts';
import { member } from './object-type.ts';
import { typeOf } from './schema-type.ts';
import type { TypeScope } from './scope.ts';
import { objectType, simpleType, unionOf, type TypeExpression } from './type-expression.ts';

const titles: Readonly<Record<ParameterIn, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookies',
};

/** The types of a request: one for each part of the operation, and one for the whole. */
export function requestTypes(operation: TsOperation, scope: TypeScope): readonly Declared[] {
  const { names, parameters, body } = operation;
  const parts = parameterParts.flatMap(({ in: location, part, ending }) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    if (own.length === 0) return [];
    const name = names.type + ending;
    const description = `${titles[location]} of \`${names.value}\`.`;
    const members = own.map((parameter) => describedMember(parameter, scope));
    return [
      {
        declared: interfaceDeclaration(name, members, { description }),
        member: member({ name: part, type: named(name), required: own.some(({ required }) => required) }),
      },
    ];
  });
  return [
    ...parts.map(({ declared }) => declared),
    ...(body === undefined ? [] : bodyTypes(operation, body, scope)),
    requestType(
      operation,
      parts.map((part) => part.member),
    ),
  ];
}

/** The member for a parameter or a header, with its documentation. */
export function describedMember(described: Parameter | Header, scope: TypeScope): Code {
  const { name, schema, required } = described;
  return member({ name, type: typeOf(schema, scope), required, doc: documentationOf(schema, described) });
}

/** The type of the body; for bodies of several kinds, a type for each and their union. */
function bodyTypes(operation: TsOperation, body: RequestBody, scope: TypeScope): readonly Declared[] {
  const { type: typeName, value } = operation.names;
  const doc = { description: body.description ?? `Body of \`${value}\`.` };
  const kinds = bodyKinds(body.content);
  const declared = kinds.flatMap((kind) => kindTypes(typeName, kind, doc, scope));
  if (kinds.length === 1) return declared;
  const names = kinds.map(({ ending }) => typeName + ending);
  return [...declared, unionDeclaration(typeName + wholeEndings.body, names, doc)];
}

/** The types of the bodies of one kind; for several schemas, a type for each and their union. */
function kindTypes(typeName: string, kind: BodyKind, doc: DocText, scope: TypeScope): readonly Declared[] {
  const each = [...kind.types].map(([ending, content]) => {
    const type = unionOf(content.map((mediaType) => bodyType(mediaType, scope)));
    return declarationOf(typeName + ending, type, doc);
  });
  if (each.length === 1) return each;
  const names = each.map(({ name }) => name);
  return [...each, unionDeclaration(typeName + kind.ending, names, doc)];
}

/**
 * The members of the request for its body. If there are several media types, `contentType` names the selected one. Bodies
 * whose types differ are alternatives; in the first, `contentType` is optional.
 */
function bodyChoices(typeName: string, body: RequestBody): readonly (readonly Code[])[] {
  const kinds = bodyKinds(body.content);
  const isSplit = kinds.some(({ types }) => types.size > 1);
  const choices: Iterable<readonly [string, readonly MediaType[]]> = isSplit
    ? kinds.flatMap(({ types }) => [...types])
    : [[wholeEndings.body, body.content]];
  return [...choices].map(([ending, content], index) => {
    const type = unionOf(content.map((each) => simpleType(stringLiteral(each.type))));
    return [
      ...(body.content.length > 1 ? [member({ name: 'contentType', type, required: index > 0 })] : []),
      member({ name: 'body', type: named(typeName + ending), required: body.required }),
    ];
  });
}

function requestType(operation: TsOperation, parts: readonly Code[]): Declared {
  const { body, names } = operation;
  const name = names.type + wholeEndings.request;
  const doc = documentationOf(true, operation);
  const [first = [], ...others] = body === undefined ? [] : bodyChoices(names.type, body);
  const members = [...parts, ...first];
  if (others.length > 0) {
    const all = [members, ...others.map((each) => [...parts, ...each])];
    return aliasDeclaration(name, unionOf(all.map(objectType)), doc);
  }
  if (members.length > 0) return interfaceDeclaration(name, members, doc);
  return aliasDeclaration(name, simpleType(code`{ [part: string]: never }`), doc);
}

/** A union of types of the module itself. */
export function unionDeclaration(name: string, members: readonly string[], doc: DocText): Declared {
  return aliasDeclaration(name, unionOf(members.map(named)), doc);
}

/** A type of the module itself. */
function named(name: string): TypeExpression {
  return simpleType(typeIdentifier(name));
}
