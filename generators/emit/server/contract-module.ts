import { jsonText } from '../../../runtime/contract/json-text.ts';
import { code, join, mention, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { identifier, memberAccess } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { MediaType, RequestBody, Response } from '../../model/model.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { parameterDefaults } from '../../model/parameter-defaults.ts';
import { bodyFields, contentInParts, contentInQuery } from '../../model/body-places.ts';
import { describeHeaders, describeParameters } from '../../model/wire.ts';
import type { Json } from '../../json/json.ts';
import { parameterLocations } from '../../source/document/structure.ts';
import { moduleOf } from '../../typescript/module.ts';
import { operationValidators, serverContract } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { fileFieldsOf } from '../../model/file-fields.ts';
import { printObject } from '../../typescript/object.ts';

/** A module of operations: the encoding of their parameters, bodies and headers, with their validators. */
export function contractModule(
  model: TsModel,
  module: string,
  operations: readonly TsOperation[],
): OutputFile {
  const statements = operations.flatMap((operation) => contractOf(model, operation));
  return moduleOf(`server/${module}.js`, join(statements, code`\n\n`));
}

/**
 * The shared lists of an operation, and its contract. In a module of several operations, all names begin with that of the
 * operation.
 */
function contractOf(model: TsModel, operation: TsOperation): readonly Code[] {
  const { body, names, module } = operation;
  const own = (name: string): string => (module.layout === 'family' ? `${names.value}_${name}` : name);
  const validators = mention(operationValidators(operation, own('validators')));
  const shared = new SharedLists(own('fields'));
  const contract = printObject([
    ['parameters', parametersOf(model, operation, validators)],
    ['body', body && bodyOf(model, body, shared, validators)],
    [
      'responses',
      printObject(
        operation.responses.map((response) => [response.status, responseOf(model, response, validators)]),
      ),
    ],
  ]);
  return [...shared.declarations, code`export const ${identifier(serverContract(operation))} = ${contract};`];
}

function parametersOf(model: TsModel, operation: TsOperation, validators: Code): Code {
  const all = describeParameters(model, operation);
  return printObject(
    parameterLocations.flatMap((location) => {
      const descriptors = all.filter((descriptor) => descriptor.in === location);
      if (descriptors.length === 0) return [];
      const defaults = parameterDefaults(model, operation, location);
      const printed = printObject([
        ['descriptors', list(descriptors)],
        ['validator', code`${validators}.parameters${memberAccess(location)}`],
        ['defaults', defaults.size === 0 ? undefined : literal([...defaults])],
      ]);
      return [[location, printed] as const];
    }),
  );
}

/** Constants for lists of fields that several contents of a body share, so that the runtime indexes each once. */
class SharedLists {
  readonly #name: string;
  readonly #declared = new Map<string, readonly [name: Code, list: Code]>();

  constructor(name: string) {
    this.#name = name;
  }

  get declarations(): readonly Code[] {
    return [...this.#declared.values()].map(([name, value]) => code`const ${name} = ${value};`);
  }

  /** The list, or its constant if `all` contains it more than once. */
  print(descriptors: readonly object[], all: readonly (readonly object[])[]): Code {
    const key = jsonText(descriptors);
    if (descriptors.length === 0 || all.filter((other) => jsonText(other) === key).length < 2)
      return list(descriptors);
    const count = this.#declared.size;
    const declared = this.#declared.get(key) ?? [
      identifier(`${this.#name}${count === 0 ? '' : count + 1}`),
      list(descriptors),
    ];
    this.#declared.set(key, declared);
    return declared[0];
  }
}

function bodyOf(model: TsModel, body: RequestBody, shared: SharedLists, validators: Code): Code {
  const all = body.content.map((mediaType) => bodyFields(model, body, mediaType).fields);
  const contents = body.content.map((mediaType) => {
    const { type, kind } = mediaType;
    const { fields, others } = bodyFields(model, body, mediaType);
    const printed = printObject([
      ['kind', stringLiteral(kind)],
      ['fields', shared.print(fields, all)],
      ['others', others && literal(others as object as Json)],
      ['files', kind === 'multipart' ? literal([...fileFieldsOf(model, mediaType)]) : undefined],
      ['validator', code`${validators}.body${memberAccess(type)}`],
    ]);
    return [type, printed] as const;
  });
  return printObject([
    ['required', literal(body.required)],
    ['content', printObject(contents)],
    ['inQuery', typeOf(contentInQuery(model, body))],
    ['inParts', typeOf(contentInParts(body))],
  ]);
}

function typeOf(mediaType: MediaType | undefined): Code | undefined {
  return mediaType && stringLiteral(mediaType.type);
}

function responseOf(model: TsModel, response: Response, all: Code): Code {
  const { status, headers, content } = response;
  const validators = code`${all}.responses${memberAccess(status)}`;
  // Handlers write names of headers as the document does.
  const descriptors = describeHeaders(model, response).map((descriptor, index) => ({
    ...descriptor,
    name: headers[index]?.name ?? descriptor.name,
  }));
  return printObject([
    ['headers', list(descriptors)],
    ['headersValidator', headers.length === 0 ? undefined : code`${validators}.headers`],
    ['content', printObject(content.map((mediaType) => [mediaType.type, contentOf(mediaType, validators)]))],
  ]);
}

function contentOf({ type, kind }: MediaType, validators: Code): Code {
  return code`{ kind: ${stringLiteral(kind)}, validator: ${validators}.content${memberAccess(type)} }`;
}

/** Descriptors, one on each line. They are plain data, as in JSON. */
function list(descriptors: readonly object[]): Code {
  if (descriptors.length === 0) return code`[]`;
  return code`[
  ${descriptors.map((descriptor) => code`${literal(descriptor as Json)},`)}
]`;
}
