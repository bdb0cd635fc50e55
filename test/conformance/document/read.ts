import { DocumentFiles } from './files.ts';
import type {
  BodyFacts,
  DocumentFacts,
  HeaderFacts,
  Location,
  OperationFacts,
  ParameterFacts,
  ResponseFacts,
  Schema,
  SchemeFacts,
} from './facts.ts';
import { arrayAt, isObject, member, objectAt, textAt, without, type Json, type JsonObject } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads what a document says, by a route of its own: straight from the files to plain data. */
export function readFacts(file: string, files: DocumentFiles = new DocumentFiles()): DocumentFacts {
  const document = files.read(file);
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(member(item, method))).map((method) =>
      operationOf({ document, path, item, method }),
    ),
  );
  const schemes = Object.entries(objectAt(objectAt(document, 'components'), 'securitySchemes'));
  return {
    baseUrl: baseUrlOf(document),
    basePath: new URL(baseUrlOf(document)).pathname.replace(/\/$/, ''),
    families: arrayAt(document, 'tags').map((tag) => textAt(tag, 'name') ?? ''),
    operations,
    root: isObject(document) ? without(document, ['paths', 'components', 'x-vocabulary']) : {},
    paths: objectAt(document, 'paths'),
    schemas: files.schemas,
    securitySchemes: new Map(schemes.map(([name, scheme]) => [name, schemeOf(scheme)])),
  };
}

/** The address of the first server (OpenAPI 3.1, Server Variable Object). */
function baseUrlOf(document: Json): string {
  const [server] = arrayAt(document, 'servers');
  const variables = objectAt(server, 'variables');
  return (textAt(server, 'url') ?? '').replaceAll(
    /\{([^}]*)\}/g,
    (_, name: string) => textAt(member(variables, name), 'default') ?? '',
  );
}

function operationOf(place: {
  readonly document: Json;
  readonly path: string;
  readonly item: Json;
  readonly method: string;
}): OperationFacts {
  const { document, path, item, method } = place;
  const operation = objectAt(item, method);
  const security = Array.isArray(operation['security'])
    ? arrayAt(operation, 'security')
    : arrayAt(document, 'security');
  const responses = Object.entries(objectAt(operation, 'responses'));
  const body = member(operation, 'requestBody');
  return {
    id: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    path,
    family: String(arrayAt(operation, 'tags')[0]),
    summary: textAt(operation, 'summary') ?? '',
    description: textAt(operation, 'description'),
    isDeprecated: operation['deprecated'] === true,
    security: security.map((alternative) => Object.keys(isObject(alternative) ? alternative : {})),
    parameters: [...arrayAt(item, 'parameters'), ...arrayAt(operation, 'parameters')].map(parameterOf),
    body: body === undefined ? undefined : bodyOf(body, placesOf(document, body, method)),
    responses: new Map(responses.map(([status, response]) => [status, responseOf(response)])),
    extensions: extensionsOf(operation),
  };
}

function extensionsOf(holder: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name.startsWith('x-')));
}

/** Default styles are those of OpenAPI 3.1, Parameter Object. */
function parameterOf(parameter: Json): ParameterFacts {
  const location = textAt(parameter, 'in') as Location;
  const style = textAt(parameter, 'style') ?? (/query|cookie/.test(location) ? 'form' : 'simple');
  const explode = member(parameter, 'explode');
  return {
    name: textAt(parameter, 'name') ?? '',
    in: location,
    description: textAt(parameter, 'description'),
    isDeprecated: member(parameter, 'deprecated') === true,
    extensions: extensionsOf(isObject(parameter) ? parameter : {}),
    isRequired: member(parameter, 'required') === true,
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    allowReserved: member(parameter, 'allowReserved') === true,
    isMultiSegment: member(parameter, 'x-multi-segment') === true,
    examples: examplesOf(parameter),
    schema: member(parameter, 'schema') ?? true,
  };
}

/** The examples of a parameter by name, or its only one. */
function examplesOf(parameter: Json): ParameterFacts['examples'] {
  const only = member(parameter, 'example');
  const named = Object.values(objectAt(parameter, 'examples')).map((each) => ({
    summary: textAt(each, 'summary'),
    value: member(each, 'value') ?? null,
  }));
  return only === undefined ? named : [{ summary: undefined, value: only }];
}

/** A body says for itself where its members may stand, else the document for all that write. */
function placesOf(document: Json, body: Json, method: string): readonly string[] {
  if (!['put', 'post', 'patch', 'delete'].includes(method)) return [];
  const own = member(body, 'x-body-also-in') ?? member(document, 'x-body-also-in');
  return Array.isArray(own) ? own.map(String) : [];
}

function bodyOf(body: Json, alsoIn: readonly string[]): BodyFacts {
  return {
    alsoIn,
    description: textAt(body, 'description'),
    isRequired: member(body, 'required') === true,
    content: contentOf(body),
    partTypes: partTypesOf(body),
  };
}

function partTypesOf(body: Json): BodyFacts['partTypes'] {
  const contents = Object.entries(objectAt(body, 'content'));
  return new Map(
    contents.map(([type, media]) => {
      const parts = Object.entries(objectAt(media, 'encoding')).flatMap(([name, encoding]) => {
        const contentType = textAt(encoding, 'contentType');
        return contentType === undefined ? [] : [[name, contentType] as const];
      });
      return [type, new Map(parts)];
    }),
  );
}

function contentOf(holder: Json): ReadonlyMap<string, Schema> {
  const entries = Object.entries(objectAt(holder, 'content'));
  return new Map(entries.map(([type, media]) => [type, member(media, 'schema') ?? true]));
}

function responseOf(response: Json): ResponseFacts {
  const headers = Object.entries(objectAt(response, 'headers')).map(
    ([name, header]): [string, HeaderFacts] => [
      name,
      {
        description: textAt(header, 'description'),
        isDeprecated: member(header, 'deprecated') === true,
        isRequired: member(header, 'required') === true,
        examples: examplesOf(header),
        schema: member(header, 'schema') ?? true,
      },
    ],
  );
  return {
    description: textAt(response, 'description'),
    content: contentOf(response),
    headers: new Map(headers),
  };
}

function schemeOf(scheme: Json): SchemeFacts {
  if (textAt(scheme, 'type') === 'http') {
    const prefix = textAt(scheme, 'scheme') === 'basic' ? 'Basic ' : 'Bearer ';
    return { in: 'header', name: 'Authorization', prefix };
  }
  const { in: place, name } = scheme as JsonObject;
  return { in: place === 'query' ? 'query' : 'header', name: String(name), prefix: '' };
}
