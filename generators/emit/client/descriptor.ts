import { encodeLiteral } from '../../../runtime/parameters/percent.ts';
import { code, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { ApiModel, MediaType, Operation } from '../../model/model.ts';
import { describeForm } from '../../model/wire.ts';
import { documentationOf } from '../types/documentation.ts';
import type { AnswerPlan } from './answers.ts';
import type { ArgumentPlan } from './arguments.ts';
import type { ChosenBody } from './body-choice.ts';
import { describeLocations, isPlain, printDescriptors, type Members } from './parameter-writers.ts';
import type { RuntimeFunction, Use } from './runtime-function.ts';

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

/** Of the texts of a multipart body. */
const fieldWriters = {
  plain: { name: 'writePlainFields', module: 'plain-form' },
  any: { name: 'writeFields', module: 'form-body' },
} as const satisfies Readonly<Record<string, RuntimeFunction>>;

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
  const use: Use = (needed) => {
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

function templateOf({ segments }: Operation): string {
  const texts = segments.map((segment) =>
    segment
      .map((part) => {
        if (part.kind === 'literal') return encodeLiteral(part.text.toWellFormed());
        return part.multi ? `{+${part.name}}` : `{${part.name}}`;
      })
      .join(''),
  );
  return texts.map((text) => `/${text}`).join('');
}

function describeBody(model: ApiModel, { mediaType, orJson }: ChosenBody, use: Use): Members {
  const { kind, type } = mediaType;
  const fields = kind === 'form' || kind === 'multipart' ? describeForm(model, mediaType) : [];
  const isPlainForm = fields.length > 0 && fields.every(isPlain);
  const described = fields.length > 0 && !isPlainForm ? [['fields', printDescriptors(fields)] as const] : [];
  return [
    ['contentType', stringLiteral(type)],
    ...described,
    ...(kind === 'multipart'
      ? [['writeFields', use(fieldWriters[isPlainForm ? 'plain' : 'any'])] as const]
      : []),
    ['writeBody', use(bodyWriter(kind, { orJson, isPlainForm }))],
  ];
}

function bodyWriter(
  kind: MediaType['kind'],
  { orJson, isPlainForm }: { readonly orJson: boolean; readonly isPlainForm: boolean },
): RuntimeFunction {
  if (orJson) return { name: 'writeFilesOrJson', module: 'files-or-json-body' };
  if (kind === 'form' && isPlainForm) return { name: 'writePlainForm', module: 'plain-form' };
  return bodyWriters[kind];
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
