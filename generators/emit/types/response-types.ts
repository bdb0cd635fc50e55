import { statusEnding, wholeEndings } from '../../typescript/endings.ts';
import { code, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { MediaType, Response } from '../../model/model.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { http } from './http-module.ts';
import { bodyType } from './body-type.ts';
import { aliasDeclaration, interfaceDeclaration, type Declared } from './types-module.ts';
import { member } from './object-type.ts';
import { describedMember, unionDeclaration } from './request-types.ts';
import type { TypeScope } from './scope.ts';
import { objectType, simpleType, unionOf, type TypeExpression } from './type-expression.ts';

/** The types of the responses, one for each documented status, and their union, which `status` discriminates. */
export function responseTypes(operation: TsOperation, scope: TypeScope): readonly Declared[] {
  const { names, responses } = operation;
  const name = names.type + wholeEndings.response;
  if (responses.length === 0) {
    const description = `Responses of \`${names.value}\`, of which nothing is documented.`;
    const response = { status: 'default', description, headers: [], content: [] };
    return [responseType(name, response, responses, scope)];
  }
  const byStatus = responses.map((response) =>
    responseType(names.type + statusEnding(response.status), response, responses, scope),
  );
  const alternatives = byStatus.map((response) => response.name);
  const description = `Responses of \`${names.value}\`.`;
  return [...byStatus, unionDeclaration(name, alternatives, { description })];
}

/** The parts of a response that become a type. */
type TypedResponse = Pick<Response, 'status' | 'description' | 'headers' | 'content'>;

function responseType(
  name: string,
  response: TypedResponse,
  responses: readonly Response[],
  scope: TypeScope,
): Declared {
  const doc = { description: response.description };
  const head = [
    member({ name: 'status', type: statusType(response, responses), required: true }),
    ...headers(response, scope),
  ];
  const [first, ...others] = response.content;
  if (others.length === 0) return interfaceDeclaration(name, [...head, bodyMember(first, scope)], doc);
  const type = unionOf(
    response.content.map((mediaType) =>
      objectType([...head, contentTypeMember(mediaType), bodyMember(mediaType, scope)]),
    ),
  );
  return aliasDeclaration(name, type, doc);
}

function headers(response: TypedResponse, scope: TypeScope): readonly Code[] {
  if (response.headers.length === 0) return [];
  const members = response.headers.map((header) => describedMember(header, scope));
  return [member({ name: 'headers', type: objectType(members), required: true })];
}

function contentTypeMember({ type }: MediaType): Code {
  return member({ name: 'contentType', type: simpleType(stringLiteral(type)), required: true });
}

function bodyMember(mediaType: MediaType | undefined, scope: TypeScope): Code {
  if (mediaType === undefined)
    return member({ name: 'body', type: simpleType(code`undefined`), required: false });
  return member({ name: 'body', type: bodyType(mediaType, scope), required: true });
}

/** The statuses of a range or of `default`, without those that have a response of their own. */
function statusType({ status }: TypedResponse, responses: readonly Response[]): TypeExpression {
  const all = statusesOf(status);
  const taken = responses.filter((other) => isNarrower(other.status, status));
  if (taken.length === 0) return all;
  const others = unionOf(taken.map((other) => statusesOf(other.status)));
  return simpleType(code`${http}.Except<${all.code}, ${others.code}>`);
}

function statusesOf(status: string): TypeExpression {
  if (/^[1-5]\d\d$/.test(status)) return simpleType(literal(Number(status)));
  const range = /^[1-5]XX$/i.test(status) ? status.toUpperCase() : '';
  return simpleType(code`${http}.${typeIdentifier(`Status${range}`)}`);
}

function isNarrower(status: string, range: string): boolean {
  if (status === range) return false;
  if (range === 'default') return true;
  return /^[1-5]XX$/i.test(range) && /^[1-5]\d\d$/.test(status) && status[0] === range[0];
}
