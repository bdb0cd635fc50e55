import { memoize } from '../incremental/memoize.ts';
import { parameterLocations } from '../source/document/structure.ts';
import type {
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterIn,
  Response,
  Schema,
} from '../model/model.ts';
import { directionsOfOperation } from '../model/received.ts';
import type { Direction } from '../model/variants.ts';
import type { JsonObject } from '../json/json.ts';

/** A schema, and what its meaning depends on. */
export interface Content {
  readonly schema: Schema;
  readonly direction: Direction;
  /** True where strings in binary format are files. */
  readonly files: boolean;
}

/** A part of a message, with the schema of its decoded value. */
export interface Part extends Content {
  /** Its path among the validators of its operation: `['responses', '200', 'headers']`. */
  readonly path: readonly string[];
  /** A text that identifies the part in the document. */
  readonly key: string;
}

/** All parts of the messages of an operation. The same operation has the same objects, as several outputs use them. */
export const partsOf: (operation: Operation) => readonly Part[] = memoize((operation) => {
  const { parameters, body, responses } = operation;
  const locations = parameterLocations.filter((location) =>
    parameters.some((parameter) => parameter.in === location),
  );
  return [
    ...locations.map((location) => parametersPart(operation, location)),
    ...(body?.content ?? []).map((mediaType) => bodyPart(operation, mediaType)),
    ...responses.flatMap((response) => [
      ...(response.headers.length > 0 ? [headersPart(operation, response)] : []),
      ...response.content.map((mediaType) => responsePart(operation, { response, mediaType })),
    ]),
  ];
});

/** The decoded parameters of one location: an object keyed by their encoded names. */
export function parametersPart(operation: Operation, location: ParameterIn): Part {
  const fields = operation.parameters.filter((parameter) => parameter.in === location);
  return partOf(operation, ['parameters', location], {
    schema: fieldsSchema(fields),
    direction: directionsOfOperation(operation).to,
    files: false,
  });
}

export function bodyPart(operation: Operation, mediaType: MediaType): Part {
  const content = contentOf(mediaType, directionsOfOperation(operation).to);
  return partOf(operation, ['body', mediaType.type], content);
}

export function responsePart(
  operation: Operation,
  { response, mediaType }: { readonly response: Response; readonly mediaType: MediaType },
): Part {
  const path = ['responses', response.status, 'content', mediaType.type];
  return partOf(operation, path, contentOf(mediaType, directionsOfOperation(operation).from));
}

/** The decoded headers of a response, keyed by their names as the document writes them. */
export function headersPart(operation: Operation, response: Response): Part {
  const schema = fieldsSchema(response.headers);
  return partOf(operation, ['responses', response.status, 'headers'], {
    schema,
    direction: directionsOfOperation(operation).from,
    files: false,
  });
}

function partOf(operation: Operation, path: readonly string[], content: Content): Part {
  return { path, key: JSON.stringify([operation.id, ...path]), ...content };
}

function contentOf({ kind, schema, opaque }: MediaType, direction: Direction): Content {
  return { schema: opaque ? true : schema, direction, files: kind === 'multipart' };
}

function fieldsSchema(fields: readonly (Parameter | Header)[]): JsonObject {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
}
