import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type {
  TokenForm,
  TriedBody,
  TriedField,
  TriedOperation,
  TriedServer,
} from '../../../../runtime/docs/try/operation.ts';
import { notationOf } from '../../../../runtime/docs/try/read-value.ts';
import type { ParameterDescriptor } from '../../../../runtime/parameters/descriptor.ts';
import type { ApiModel, MediaType, Operation, Schema, Server } from '../../../model/model.ts';
import { describeForm, describeParameters } from '../../../model/wire.ts';
import type { Json } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import { basePathOf } from '../../../model/base-path.ts';
import { serverUrl } from '../samples/wire-request.ts';
import type { SampleRequest } from '../samples/sample-request.ts';
import { suggestValue } from '../../../sample/suggest.ts';
import { isErrorResponse } from '../operation/responses.ts';
import { isFile } from '../../../schema/file.ts';
import { plainText } from '../page-texts.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { constantsOf } from '../../../schema/types.ts';
import { schemeOf, triedSchemes } from './schemes.ts';

/** The default address of `forgespec mock`. */
const MOCK = 'http://127.0.0.1:4010';

/**
 * The data of an operation for its form. Cookies are left out, because pages cannot set those of other origins.
 * @param mock origin of a running mock
 */
export function describeTried(model: ApiModel, request: SampleRequest, mock?: string): TriedOperation {
  const { operation } = request;
  const descriptors = describeParameters(model, operation);
  return {
    method: operation.method.toUpperCase(),
    segments: operation.segments,
    parameters: operation.parameters.flatMap((parameter, index) => {
      const descriptor = descriptors[index];
      if (descriptor === undefined || parameter.in === 'cookie') return [];
      const value = request.parameters.find((each) => each.parameter === parameter)?.value;
      return [fieldOf(model, { descriptor, schema: parameter.schema, value })];
    }),
    bodies: (operation.body?.content ?? []).map((mediaType) => bodyOf(model, mediaType, request)),
    bodyRequired: operation.body?.required ?? false,
    security: alternativesOf(model, operation),
    accept: acceptOf(operation),
    responses: Object.fromEntries(
      operation.responses.map(({ status, content }) => [status, content.map(({ type }) => type)]),
    ),
    meanings: meaningsOf(operation),
    servers: serversOf(model, operation, mock),
  };
}

interface FieldParts {
  readonly descriptor: ParameterDescriptor;
  readonly schema: Schema;
  readonly value: Json | undefined;
}

function fieldOf(model: ApiModel, { descriptor, schema, value }: FieldParts): TriedField {
  const { keywords } = mergeSchema(model, schema);
  const isPlain = notationOf(descriptor.type) === 'text';
  const constants = descriptor.type.kind === 'boolean' ? [true, false] : (constantsOf(keywords) ?? []);
  return {
    descriptor,
    text: value === undefined ? '' : textOf(value, descriptor),
    values: isPlain ? constants.filter((each) => each !== null).map(String) : [],
    isFile: isFile(model, schema),
  };
}

/** A value in the notation of the form. */
function textOf(value: Json, { type }: ParameterDescriptor): string {
  const notation = notationOf(type);
  if (notation === 'lines' && Array.isArray(value)) return value.map(String).join('\n');
  return notation === 'text' && typeof value !== 'object' ? String(value) : jsonText(value);
}

function bodyOf(model: ApiModel, mediaType: MediaType, { operation, body }: SampleRequest): TriedBody {
  const { type, kind, schema } = mediaType;
  const isForm = kind === 'form' || kind === 'multipart';
  // A value for JSON also fits a form with the same fields.
  const isSampled =
    body !== undefined && (body.mediaType === mediaType || (isForm && body.mediaType.kind === 'json'));
  const sampled = mediaType.examples[0]?.value ?? (isSampled ? body.value : undefined);
  const value = sampled ?? (kind === 'binary' ? '' : suggestValue(model, schema, { direction: 'request' }));
  const isNeeded = operation.body?.required === true;
  if (isForm) {
    const { properties } = mergeSchema(model, schema);
    return {
      type,
      kind,
      text: '',
      fields: describeForm(model, mediaType).map((descriptor) => {
        const { name } = descriptor;
        const given = isNeeded && isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
        return fieldOf(model, { descriptor, schema: properties.get(name) ?? true, value: given });
      }),
    };
  }
  if (kind === 'binary') return { type, kind, fields: [], text: '' };
  const print = (each: Json): string =>
    kind === 'json' ? jsonText(each, 2) : typeof each === 'string' ? each : '';
  const examples = mediaType.examples.map((each) => ({
    name: each.summary ?? each.name,
    text: print(each.value),
  }));
  const text = isNeeded ? print(value) : '';
  return { type, kind, fields: [], text, ...(examples.length > 1 && { examples }) };
}

/** The data of the form that stores tokens: the security schemes that a page can use, and the servers. */
export function describeTokens(model: ApiModel, mock?: string): TokenForm {
  return { schemes: triedSchemes(model), servers: serversOf(model, model, mock) };
}

/** The value of `Accept`: the media types of successes, or any. */
function acceptOf({ responses }: Operation): string {
  const types = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ content }) => content.map(({ type }) => type));
  return types.length === 0 ? '*/*' : [...new Set(types)].join(', ');
}

function alternativesOf(model: ApiModel, { security }: Operation): TriedOperation['security'] {
  return security.flatMap((alternative) => {
    const schemes = alternative.map(({ scheme }) =>
      schemeOf(model.securitySchemes.find(({ name }) => name === scheme)),
    );
    const usable = schemes.filter((scheme) => scheme !== undefined);
    return usable.length === schemes.length ? [usable] : [];
  });
}

/**
 * The mock, which does no harm, and the servers of an operation. The mock serves all operations below the path of the first
 * server. The form selects it if it is known to run.
 */
function serversOf(
  model: ApiModel,
  { servers }: Pick<Operation, 'servers'>,
  running: string | undefined,
): readonly TriedServer[] {
  const url = `${running ?? MOCK}${basePathOf(model)}`;
  const template = running === undefined ? {} : { template: url };
  const all = [{ url, ...template, name: 'forgespec mock', variables: [] }, ...servers.map(serverOf)];
  return [...new Map(all.map((server) => [server.url, server])).values()];
}

function serverOf(server: Server): TriedServer {
  const { url, description, variables } = server;
  return {
    url: serverUrl(server),
    ...(description === undefined ? {} : { name: plainText(description) }),
    template: url,
    // `serverUrl` replaces relative addresses, so that these have no variables.
    variables: !/^https?:/.test(url)
      ? []
      : Object.entries(variables).map(([name, variable]) => ({
          name,
          value: variable.default,
          values: variable.enum ?? [],
          hint: plainText(variable.description ?? ''),
        })),
  };
}

/** The descriptions of error responses as plain text, by status. */
function meaningsOf({ responses }: Operation): Readonly<Record<string, string>> {
  const described = responses.filter((response) => isErrorResponse(response) && response.description !== '');
  return Object.fromEntries(described.map(({ status, description }) => [status, plainText(description)]));
}
