import type {
  BodyContract,
  ContentContract,
  OperationContract,
  ParameterGroup,
  ResponseContract,
} from '../../runtime/server/operation.ts';
import type { Validator } from '../../runtime/validation/result.ts';
import { fileFieldsOf } from '../model/file-fields.ts';
import { validatorOf, type LiveValidator, type LiveValidators } from '../check/live.ts';
import type { ApiModel, MediaType, Operation, ParameterIn, RequestBody, Response } from '../model/model.ts';
import { parameterDefaults } from '../model/parameter-defaults.ts';
import { bodyFields, contentInParts, contentInQuery } from '../model/body-places.ts';
import { describeHeaders, describeParameters } from '../model/wire.ts';
import { asDoubles } from '../json/as-doubles.ts';
import { lazy } from '../incremental/memoize.ts';
import { ignorePreferences } from './prefer.ts';

/** The model, and its validators compiled in memory. */
export interface Live {
  readonly model: ApiModel;
  readonly validators: LiveValidators;
}

/** The contract that the generated server has as a module. Validators are compiled at their first use. */
export function contractOf(operation: Operation, live: Live): OperationContract {
  const { body } = operation;
  return {
    parameters: {
      ...groupOf(operation, 'path', live),
      ...groupOf(operation, 'query', live),
      ...groupOf(operation, 'header', live),
      ...groupOf(operation, 'cookie', live),
    },
    ...(body === undefined ? {} : { body: bodyOf(operation, body, live) }),
    responses: Object.fromEntries(
      operation.responses.map((response) => [response.status, responseOf(operation, response, live)]),
    ),
  };
}

function groupOf(
  operation: Operation,
  location: ParameterIn,
  { model, validators }: Live,
): Readonly<Record<string, ParameterGroup>> {
  const descriptors = describeParameters(model, operation).filter((descriptor) => descriptor.in === location);
  if (descriptors.length === 0) return {};
  const validator = lazily(() => {
    const all = validators.parameters(operation, location);
    return location === 'header' ? ignorePreferences(all) : all;
  });
  const defaults = [...parameterDefaults(model, operation, location)].map(
    ([name, value]) => [name, asDoubles(value)] as const,
  );
  return { [location]: { descriptors, validator, defaults } };
}

function bodyOf(operation: Operation, body: RequestBody, { model, validators }: Live): BodyContract {
  const contents = body.content.map((mediaType): [string, ContentContract] => {
    const { type, kind } = mediaType;
    const { fields, others } = bodyFields(model, body, mediaType);
    const more = {
      ...(others === undefined ? {} : { others }),
      ...(kind === 'multipart' ? { files: fileFieldsOf(model, mediaType) } : {}),
    };
    return [type, { kind, fields, ...more, validator: lazily(() => validators.body(operation, mediaType)) }];
  });
  const inQuery = contentInQuery(model, body)?.type;
  const inParts = contentInParts(body)?.type;
  return {
    required: body.required,
    content: Object.fromEntries(contents),
    ...(inQuery === undefined ? {} : { inQuery }),
    ...(inParts === undefined ? {} : { inParts }),
  };
}

function responseOf(operation: Operation, response: Response, { model, validators }: Live): ResponseContract {
  const { headers, content } = response;
  const contentOf = (mediaType: MediaType): ResponseContract['content'][string] => ({
    kind: mediaType.kind,
    validator: lazily(() => validators.response(operation, response, mediaType)),
  });
  return {
    headers: describeHeaders(model, response),
    ...(headers.length === 0
      ? {}
      : { headersValidator: lazily(() => validators.headers(operation, response)) }),
    content: Object.fromEntries(content.map((mediaType) => [mediaType.type, contentOf(mediaType)])),
  };
}

function lazily(make: () => LiveValidator): Validator<unknown> {
  const validator = lazy(make);
  return validatorOf((value) => validator()(value));
}
