import type { ParameterDescriptor, ValueType } from '../../../runtime/parameters/descriptor.ts';
import { encodeLiteral } from '../../../runtime/parameters/percent.ts';
import { code, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { ApiModel, MediaType, Operation } from '../../model/model.ts';
import { describeForm, describeParameters } from '../../model/wire.ts';
import { documentationOf } from '../types/documentation.ts';
import type { Json } from '../../source/document.ts';
import type { AnswerPlan } from './answers.ts';
import type { ArgumentPlan } from './arguments.ts';
import type { ChosenBody } from './body-choice.ts';

/** A function of the runtime, and the module below `runtime/client/` that has it. */
export interface RuntimeFunction {
  readonly name: string;
  readonly module: string;
}

/** The description of an operation by which its calls are made: an object literal, and the functions in it. */
export interface Descriptor {
  readonly text: Code;
  readonly functions: readonly RuntimeFunction[];
}

const bodyWriters: Readonly<Record<MediaType['kind'], RuntimeFunction>> = {
  json: { name: 'writeJson', module: 'json-body' },
  form: { name: 'writeForm', module: 'form-body' },
  multipart: { name: 'writeMultipart', module: 'multipart-body' },
  text: { name: 'writeRaw', module: 'raw-body' },
  binary: { name: 'writeRaw', module: 'raw-body' },
};

const readerModules: Readonly<Record<NonNullable<AnswerPlan['reader']>, string>> = {
  readText: 'read-text',
  readStream: 'read-stream',
  readJsonOrText: 'read-json-or',
  readJsonOrStream: 'read-json-or',
};

export function describeOperation(
  model: ApiModel,
  operation: Operation,
  plan: { arguments: ArgumentPlan; answers: AnswerPlan },
): Descriptor {
  const functions: RuntimeFunction[] = [];
  const use = (needed: RuntimeFunction): Code => {
    functions.push(needed);
    return identifier(needed.name);
  };
  const { body } = plan.arguments;
  const { reader, accept } = plan.answers;
  const members: readonly (readonly [string, Code])[] = [
    ['name', stringLiteral(operation.names.value)],
    ['method', stringLiteral(operation.method.toUpperCase())],
    ['template', stringLiteral(templateOf(operation))],
    ...describeLocations(model, operation, use),
    ...(body === undefined ? [] : describeBody(model, body, use)),
    ['accept', stringLiteral(accept)],
    ...(reader === undefined
      ? []
      : [['read', use({ name: reader, module: readerModules[reader] })] as const]),
    ...(isOpen(model, operation) ? [['open', code`true`] as const] : []),
    ...describeDeprecation(operation),
  ];
  const text = code`{
  ${members.map(([name, value]) => code`${propertyKey(name)}: ${value},`)}
}`;
  return { text, functions };
}

type Use = (needed: RuntimeFunction) => Code;
type Members = readonly (readonly [string, Code])[];

function templateOf({ segments }: Operation): string {
  const texts = segments.map((segment) =>
    segment
      .map((part) => (part.kind === 'literal' ? encodeLiteral(part.text.toWellFormed()) : `{${part.name}}`))
      .join(''),
  );
  return texts.map((text) => `/${text}`).join('');
}

function describeLocations(model: ApiModel, operation: Operation, use: Use): Members {
  const all = describeParameters(model, operation);
  const inLocation = (location: ParameterDescriptor['in']) =>
    all.filter((parameter) => parameter.in === location);
  const [path, query, header, cookie] = [
    inLocation('path'),
    inLocation('query'),
    inLocation('header'),
    inLocation('cookie'),
  ];
  const members: (readonly [string, Code])[] = [];
  const add = (name: string, value: Json): void => void members.push([name, printList(value)]);
  if (path.length > 0 && path.every(isPlain) && !hasMulti(operation)) {
    members.push(['writePath', use({ name: 'writePlainPath', module: 'plain' })]);
  } else if (path.length > 0) {
    add('segments', structuredClone(operation.segments) as unknown as Json);
    add('path', structuredClone(path) as unknown as Json);
    members.push(['writePath', use({ name: 'writePath', module: 'styled' })]);
  }
  if (query.length > 0 && query.every(isPlain)) {
    members.push(['writeQuery', use({ name: 'writePlainQuery', module: 'plain' })]);
  } else if (query.length > 0) {
    add('query', structuredClone(query) as unknown as Json);
    members.push(['writeQuery', use({ name: 'writeQuery', module: 'styled' })]);
  }
  if (header.length > 0) add('header', structuredClone(header) as unknown as Json);
  if (cookie.length > 0) add('cookie', structuredClone(cookie) as unknown as Json);
  if (header.length + cookie.length > 0)
    members.push(['writeHeaders', use({ name: 'writeHeaders', module: 'styled' })]);
  return members;
}

/** A list with a line for each item. */
function printList(list: Json): Code {
  const items = Array.isArray(list) ? list : [list];
  return code`[
  ${items.map((item) => code`${literal(item)},`)}
]`;
}

function hasMulti({ segments }: Operation): boolean {
  return segments.flat().some((part) => part.kind === 'parameter' && (part.multi || part.name.includes('}')));
}

/** A single value, which every form of its location writes in the same way. */
function isPlain({ type, style, allowReserved }: ParameterDescriptor): boolean {
  return (style === 'simple' || style === 'form') && !allowReserved && isScalar(type);
}

function isScalar(type: ValueType): boolean {
  const kinds = type.kind === 'union' ? type.members.map(({ kind }) => kind) : [type.kind];
  return kinds.every((kind) => ['string', 'integer', 'number', 'boolean'].includes(kind));
}

function describeBody(model: ApiModel, { mediaType, orJson }: ChosenBody, use: Use): Members {
  const fields =
    mediaType.kind === 'form' || mediaType.kind === 'multipart' ? describeForm(model, mediaType) : [];
  return [
    ['contentType', stringLiteral(mediaType.type)],
    ...(fields.length > 0
      ? [['fields', printList(structuredClone(fields) as unknown as Json)] as const]
      : []),
    [
      'writeBody',
      use(orJson ? { name: 'writeFilesOrJson', module: 'files-or-json-body' } : bodyWriters[mediaType.kind]),
    ],
  ];
}

/** In a document that knows credentials, an operation that takes none. */
function isOpen({ securitySchemes }: ApiModel, { security }: Operation): boolean {
  return securitySchemes.length > 0 && security.every((alternative) => alternative.length === 0);
}

function describeDeprecation(operation: Operation): Members {
  const parameters = operation.parameters.flatMap((parameter): Members => {
    const text = deprecationOf(documentationOf(parameter.schema, parameter));
    return text === undefined ? [] : [[parameter.name, stringLiteral(text)]];
  });
  const own = deprecationOf(documentationOf(true, operation));
  return [
    ...(own === undefined ? [] : [['deprecated', stringLiteral(own)] as const]),
    ...(parameters.length === 0
      ? []
      : [
          [
            'deprecatedParameters',
            code`{
  ${parameters.map(([name, text]) => code`${propertyKey(name)}: ${text},`)}
}`,
          ] as const,
        ]),
  ];
}

function deprecationOf({ tags = [] }: ReturnType<typeof documentationOf>): string | undefined {
  const tag = tags.find(({ name }) => name === 'deprecated');
  return tag && (tag.text ?? '');
}
