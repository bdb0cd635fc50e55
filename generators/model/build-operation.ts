import type { Json, JsonObject } from '../json/json.ts';
import { mediaTypeName, readMediaType as readName } from '../../runtime/contract/media-type.ts';
import { admitsText } from './admits-text.ts';
import { readLinks } from './build-links.ts';
import { kindOf } from './media-type.ts';
import { essenceOf } from '../schema/text-media.ts';
import type {
  BodyPlace,
  Example,
  Header,
  HttpMethod,
  MediaType,
  Parameter,
  ParameterIn,
  ParameterStyle,
  RequestBody,
  Response,
  Schema,
} from './model.ts';
import { readExtension } from '../vocabulary/vocabulary.ts';
import { entries, extensionsOf, flag, objects, text, type NodeReader } from './node-reader.ts';
import { isSchema } from '../schema/schema.ts';
import { isHeaderName } from '../source/document/header-name.ts';
import { isFramingHeader, isIgnoredHeader, isIgnoredParameter } from '../source/document/ignored-headers.ts';
import { isObject } from '../json/member.ts';
import { parameterLocations } from '../source/document/structure.ts';

/** Default styles by location (OpenAPI 3.1, Parameter Object, `style`). */
const DEFAULT_STYLE: Readonly<Record<ParameterIn, ParameterStyle>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Parameters of an operation: those of the path item first, without those that the operation overrides. */
export function readParameters(
  reader: NodeReader,
  pathItem: JsonObject,
  operation: JsonObject,
): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const holder of [pathItem, operation]) {
    for (const entry of objects(holder, 'parameters')) {
      const parameter = readParameter(reader, entry);
      if (parameter !== undefined) found.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...found.values()];
}

function readParameter(reader: NodeReader, entry: JsonObject): Parameter | undefined {
  const node = reader.resolve(entry);
  const name = text(node, 'name');
  const location = parameterLocations.find((each) => each === text(node, 'in'));
  if (node === undefined || name === undefined || location === undefined) return undefined;
  if (isIgnoredParameter({ name, in: location })) return undefined;
  // HTTP cannot carry a header of that name.
  if (location === 'header' && !isHeaderName(name)) return undefined;
  const style = (text(node, 'style') as ParameterStyle | undefined) ?? DEFAULT_STYLE[location];
  const [content] = entries(node, 'content');
  const mediaType = content === undefined ? undefined : readMediaType(reader, content);
  return {
    name,
    in: location,
    required: location === 'path' || flag(node, 'required'),
    deprecated: flag(node, 'deprecated'),
    description: text(node, 'description'),
    style,
    explode:
      typeof node['explode'] === 'boolean' ? node['explode'] : style === 'form' || style === 'deepObject',
    allowReserved: flag(node, 'allowReserved'),
    allowEmptyValue: location === 'query' && flag(node, 'allowEmptyValue'),
    mediaType: mediaType?.type,
    schema: mediaType?.schema ?? schemaOf(node),
    examples: [...readExamples(reader, node), ...(mediaType?.examples ?? [])],
    extensions: extensionsOf(node),
    at: reader.place(node),
  };
}

const BODY_PLACES: readonly BodyPlace[] = ['query', 'multipart'];

/** Methods whose parameters can be sent in a body. */
const WRITES: ReadonlySet<HttpMethod> = new Set(['post', 'put', 'patch', 'delete']);

/** The body of an operation. Settings that it lacks come from the root of the document. */
export function readBody(
  reader: NodeReader,
  { operation, method }: { operation: JsonObject; method: HttpMethod },
): RequestBody | undefined {
  const node = reader.resolve(operation['requestBody']);
  if (node === undefined) return undefined;
  const places = readExtension(node, 'x-body-also-in') ?? readExtension(reader.root, 'x-body-also-in') ?? [];
  return {
    required: flag(node, 'required'),
    description: text(node, 'description'),
    content: readContent(reader, node),
    alsoIn: WRITES.has(method) ? BODY_PLACES.filter((place) => places.includes(place)) : [],
    extensions: extensionsOf(node),
    at: reader.place(node),
  };
}

/** Responses of an operation, in the order of the document. (JavaScript enumerates numeric keys first.) */
export function readResponses(reader: NodeReader, operation: JsonObject): readonly Response[] {
  return entries(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .flatMap(([status, value]) => {
      const node = reader.resolve(value);
      return node === undefined ? [] : [readResponse(reader, status.toUpperCase(), node)];
    });
}

function readResponse(reader: NodeReader, status: string, node: JsonObject): Response {
  return {
    status: status === 'DEFAULT' ? 'default' : status,
    description: text(node, 'description') ?? '',
    headers: entries(node, 'headers').flatMap(([name, value]) => readHeader(reader, name, value)),
    content: readContent(reader, node).map(asReceived),
    links: readLinks(reader, node),
    extensions: extensionsOf(node),
    at: reader.place(node),
  };
}

function readHeader(reader: NodeReader, name: string, value: Json): readonly Header[] {
  const node = reader.resolve(value);
  if (node === undefined || isIgnoredHeader(name) || !isHeaderName(name)) return [];
  const [content] = entries(node, 'content');
  const mediaType = content === undefined ? undefined : readMediaType(reader, content);
  return [
    {
      name,
      required: flag(node, 'required') && !isFramingHeader(name),
      deprecated: flag(node, 'deprecated'),
      description: text(node, 'description'),
      explode: flag(node, 'explode'),
      mediaType: mediaType?.type,
      schema: mediaType?.schema ?? schemaOf(node),
      examples: [...readExamples(reader, node), ...(mediaType?.examples ?? [])],
      extensions: extensionsOf(node),
      at: reader.place(node),
    },
  ];
}

function readContent(reader: NodeReader, node: JsonObject): readonly MediaType[] {
  const content = entries(node, 'content').map((entry) => readMediaType(reader, entry));
  return [...new Map(content.toReversed().map((each) => [each.type, each])).values()].toReversed();
}

/** A server parses forms that it receives. Forms in responses reach programs as bytes. */
function asReceived(content: MediaType): MediaType {
  return content.kind === 'form' || content.kind === 'multipart'
    ? { ...content, kind: 'binary', opaque: true }
    : content;
}

function readMediaType(reader: NodeReader, [name, value]: readonly [string, Json]): MediaType {
  const node = isObject(value) ? value : {};
  // An invalid media type matches any content.
  const type = readName(name.trim()) === undefined ? '*/*' : mediaTypeName(name);
  const kind = kindOf(essenceOf(type));
  const schema = schemaOf(node);
  const resolve = (reference: string): Json | undefined => reader.resolve({ $ref: reference });
  const encodings = entries(node, 'encoding').flatMap(([property, encoding]) =>
    isObject(encoding) ? [[property, encoding] as const] : [],
  );
  return {
    type,
    kind,
    schema,
    opaque: kind === 'binary' || (kind === 'text' && !admitsText(schema, resolve)),
    encoding: Object.fromEntries(encodings),
    partHeaders: Object.fromEntries(
      encodings.flatMap(([property, encoding]) => {
        const headers = entries(encoding, 'headers').flatMap(([header, each]) =>
          readHeader(reader, header, each),
        );
        return headers.length === 0 ? [] : [[property, headers]];
      }),
    ),
    examples: readExamples(reader, node),
    extensions: extensionsOf(node),
    at: reader.place(node),
  };
}

function schemaOf(node: JsonObject): Schema {
  const schema = node['schema'];
  return isSchema(schema) ? schema : true;
}

/** The `example` and `examples` of a parameter, header or media type; external examples (`externalValue`) are left out. */
function readExamples(reader: NodeReader, node: JsonObject): readonly Example[] {
  const examples: Example[] = [];
  const single = node['example'];
  const unnamed = { name: 'example', summary: undefined, description: undefined };
  if (single !== undefined) examples.push({ ...unnamed, value: single, at: reader.place(node) });
  for (const [name, entry] of entries(node, 'examples')) {
    const example = reader.resolve(entry);
    const value = example?.['value'];
    if (example === undefined || value === undefined) continue;
    examples.push({
      name,
      summary: text(example, 'summary'),
      description: text(example, 'description'),
      value,
      at: reader.place(example),
    });
  }
  return examples;
}
