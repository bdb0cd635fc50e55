import { parameterParts, wholeEndings } from '../../typescript/endings.ts';
import { code, type Code } from '../../code/code.ts';
import type { DocText } from '../../code/comment.ts';
import { typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { bodyKinds, type BodyKind } from '../../typescript/body-types.ts';
import type { MediaType, Parameter, ParameterIn, RequestBody } from '../../model/model.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { bodyType } from './body-type.ts';
import { documentationOf } from './documentation.ts';
import { aliasDeclaration, declarationOf, interfaceDeclaration } from './module.ts';
import { member } from './object-type.ts';
import { typeOf } from './schema-type.ts';
import type { TypeScope } from './scope.ts';
import { objectType, simpleType, unionOf, type TypeExpression } from './type-expression.ts';

/** A declaration and the name that it exports. */
export interface Declared {
  readonly name: string;
  readonly declaration: Code;
}

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
    const description = `${titles[location]} of \`${names.value}\`.`;
    return own.length === 0 ? [] : [{ part, own, name: names.type + ending, description }];
  });
  const members = parts.map(({ part, own, name }) =>
    member({ name: part, type: named(name), required: own.some(({ required }) => required) }),
  );
  return [
    ...parts.map(({ name, own, description }) =>
      parametersType({ name, description, parameters: own, scope }),
    ),
    ...(body === undefined ? [] : bodyTypes({ operation, body, scope })),
    requestType({ name: names.type + wholeEndings.request, members, operation }),
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
  readonly operation: TsOperation;
  readonly body: RequestBody;
  readonly scope: TypeScope;
}): readonly Declared[] {
  const { operation, body, scope } = options;
  const { type: typeName, value } = operation.names;
  const name = typeName + wholeEndings.body;
  const doc = { description: body.description ?? `Body of \`${value}\`.` };
  const kinds = bodyKinds(body.content);
  const declared = kinds.flatMap((kind) => kindTypes({ typeName, kind, doc, scope }));
  if (kinds.length === 1) return declared;
  const type = unionOf(kinds.map(({ ending }) => named(typeName + ending)));
  return [...declared, { name, declaration: aliasDeclaration({ name, type, doc }) }];
}

/** The types of the bodies of one kind: one, or one for each schema and a union of them. */
function kindTypes(options: {
  readonly typeName: string;
  readonly kind: BodyKind;
  readonly doc: DocText;
  readonly scope: TypeScope;
}): readonly Declared[] {
  const { typeName, kind, doc, scope } = options;
  const each = [...kind.types].map(([ending, content]) =>
    bodyDeclaration({ name: typeName + ending, doc, content, scope }),
  );
  if (each.length === 1) return each;
  const name = typeName + kind.ending;
  const type = unionOf(each.map((declared) => named(declared.name)));
  return [...each, { name, declaration: aliasDeclaration({ name, type, doc }) }];
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

/**
 * If there is a choice of media types, the request names the selected one. Bodies of one kind that differ by their
 * media type are alternatives, the first of which may omit its media type.
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

function requestType(options: {
  readonly name: string;
  readonly members: readonly Code[];
  readonly operation: TsOperation;
}): Declared {
  const { name, operation } = options;
  const doc = documentationOf(true, operation);
  const { body, names } = operation;
  const [first = [], ...others] = body === undefined ? [] : bodyChoices(names.type, body);
  const members = [...options.members, ...first];
  if (others.length > 0) {
    const all = [members, ...others.map((each) => [...options.members, ...each])];
    return { name, declaration: aliasDeclaration({ name, type: unionOf(all.map(objectType)), doc }) };
  }
  if (members.length > 0) return { name, declaration: interfaceDeclaration({ name, members, doc }) };
  return {
    name,
    declaration: aliasDeclaration({ name, type: simpleType(code`{ [part: string]: never }`), doc }),
  };
}

/** A type of the module itself. */
export function named(name: string): TypeExpression {
  return simpleType(typeIdentifier(name));
}
