import { commentText } from '../code/comment.ts';
import { serverEndings } from '../typescript/endings.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { tsModelOf } from '../typescript/ts-model.ts';

/** An operation, as far as its handler depends on it. */
export interface ServedOperation {
  /** Name of the handler: `listMemberRoles`. */
  readonly name: string;
  /** The prefix of the names of its types: `ListMemberRoles`. */
  readonly type: string;
  /** Method and path as comments show them: `GET /groups/{id}/member_roles`. */
  readonly endpoint: string;
  /** File of its family in the folder of handlers: `member-roles.ts`. */
  readonly file: string;
  readonly summary: string | undefined;
}

/** The operations of a model, family by family. */
export function servedOperations(model: ApiModel): readonly ServedOperation[] {
  return tsModelOf(model).families.flatMap(({ names, operations }) =>
    operations.map((operation) => ({
      name: operation.names.value,
      type: operation.names.type,
      endpoint: endpointOf(operation),
      file: `${names.file}.ts`,
      summary: operation.summary,
    })),
  );
}

/** Names of all types of the generated server with this prefix. */
export function typesOf(type: string): readonly string[] {
  return Object.values(serverEndings).map((ending) => type + ending);
}

export function handlerTypeOf(type: string): string {
  return type + serverEndings.handler;
}

/** The prefix of the name of a handler's type; undefined for names with another ending. */
export function typeOfHandler(name: string): string | undefined {
  const { handler } = serverEndings;
  return name.length > handler.length && name.endsWith(handler) ? name.slice(0, -handler.length) : undefined;
}

/** On one line, because an anchor is a line of a comment. */
function endpointOf({ method, path }: Operation): string {
  return commentText(`${method.toUpperCase()} ${path}`).replaceAll(/\s+/g, ' ');
}
