import { declarationsOf } from '../artifacts/declarations.ts';
import { fileOf, typeOf } from '../artifacts/names.ts';
import { loadOperation, operationDeclarations } from '../artifacts/operation-files.ts';
import type {
  OperationValidators,
  ResponseValidators,
  SchemaValidators,
  ValidationResult,
  Validator,
} from '../artifacts/validators.ts';
import type { Location, OperationFacts, ResponseFacts, Schema } from '../document/facts.ts';
import { referenceOf } from '../document/schema.ts';
import { fileForm } from '../document/wire/file-form.ts';
import { headerSchema, partSchema } from '../document/wire/part-schema.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, setDifference } from './difference.ts';
import { compareJudgement, someOf } from './judgement.ts';

const PLACES: readonly Location[] = ['path', 'query', 'header', 'cookie'];

/** The validators: one for each schema and each part of an operation, which accept and refuse what the document does. */
export const validators: Comparison = {
  artifact: 'validators',
  whole: ({ facts, generated }) =>
    attempt('validators/exports', async () => {
      const module = await generated.load<Record<string, unknown>>('validators/index.js');
      const names = [...facts.schemas.keys()].flatMap((name) => [`is${name}`, `validate${name}`]);
      return [
        ...setDifference('validators/exports', 'index', Object.keys(module), [...names, 'operations']),
        ...setDifference(
          'validators/exports',
          'operations',
          Object.keys(Object(module['operations']) as object),
          facts.operations.map(({ id }) => id),
        ),
      ];
    }),
  schema: ({ facts, casebook, generated }, name) =>
    attempt('validators/schema', async () => {
      const path = `validators/schemas/${fileOf(name)}`;
      const modules = [`${path}.js`, INDEX].map((each) => generated.load<SchemaValidators>(each));
      const cases = casebook.cases(facts.schemas.get(name) ?? true);
      const declared = declarationsOf(generated, `${path}.d.ts`);
      const guards = declared
        ?.getFunctions()
        .map((each) => `${each.getName()}: ${each.getReturnTypeNode()?.getText()}`);
      return [
        ...(await Promise.all(modules)).flatMap((module) =>
          compareJudgement(name, validatorOf(name, module), cases),
        ),
        ...setDifference('validators/declared', name, guards ?? [], [
          `is${name}: value is ${name}`,
          `validate${name}: ValidationResult<${name}>`,
        ]),
      ];
    }),
  operation: (sources, operation) =>
    attempt('validators/operation', async () => {
      const own = await loadOperation<OperationValidators>(sources.generated, 'validators', operation);
      const { operations } = await sources.generated.load<Index>(INDEX);
      return [
        ...compareModule(sources, operation, own),
        ...compareModule(sources, operation, operations[operation.id]),
        ...compareDeclared(sources, operation),
      ];
    }),
};

/** The index has validators of its own for everything. */
const INDEX = 'validators/index.js';

interface Index {
  readonly operations: Readonly<Record<string, OperationValidators | undefined>>;
}

function validatorOf(name: string, module: SchemaValidators): Validator {
  return {
    validate: (value) => module[`validate${name}`]?.(value) as ValidationResult,
    is: (value) => module[`is${name}`]?.(value) === true,
  };
}

function compareModule(
  sources: Sources,
  operation: OperationFacts,
  module: OperationValidators | undefined,
): readonly Disagreement[] {
  if (module === undefined) return [{ name: 'validators/operation', says: `${operation.id} is missing` }];
  const described = [...operation.responses].flatMap(([status, { content, headers }]) =>
    content.size + headers.size > 0 ? [status] : [],
  );
  return [
    ...compareParameters(sources, operation, module),
    ...compareBodies(sources, operation, module),
    ...setDifference('validators/statuses', operation.id, Object.keys(module.responses), described),
    ...[...operation.responses].flatMap(([status, response]) =>
      compareResponse(sources, `${operation.id} ${status}`, response, module.responses[status]),
    ),
  ];
}

function compareParameters(
  { casebook }: Sources,
  operation: OperationFacts,
  { parameters }: OperationValidators,
): readonly Disagreement[] {
  const schemas = new Map(
    PLACES.flatMap((place): [string, Schema][] => {
      const schema = partSchema(operation, place);
      return schema === undefined ? [] : [[place, schema]];
    }),
  );
  return [
    ...setDifference('validators/parameters', operation.id, Object.keys(parameters), schemas.keys()),
    ...[...schemas].flatMap(([place, schema]) => {
      const validator = parameters[place];
      return validator === undefined
        ? []
        : compareJudgement(`${operation.id} ${place}`, validator, casebook.cases(schema));
    }),
  ];
}

function compareBodies(
  { facts, casebook }: Sources,
  { id, body }: OperationFacts,
  { body: validatorsOf }: OperationValidators,
): readonly Disagreement[] {
  const content = body?.content ?? new Map<string, Schema>();
  return [
    ...setDifference('validators/media-types', `${id} body`, Object.keys(validatorsOf), content.keys()),
    ...[...content].flatMap(([type, schema]) => {
      const validator = validatorsOf[type];
      const judged = type === 'multipart/form-data' ? fileForm(facts, schema) : schema;
      return validator === undefined
        ? []
        : compareJudgement(`${id} ${type}`, validator, someOf(casebook.cases(judged), 400));
    }),
  ];
}

function compareResponse(
  { casebook }: Sources,
  what: string,
  { content, headers }: ResponseFacts,
  found: ResponseValidators | undefined,
): readonly Disagreement[] {
  const ofHeaders = headerSchema(headers);
  return [
    ...setDifference('validators/media-types', what, Object.keys(found?.content ?? {}), content.keys()),
    ...setDifference(
      'validators/headers',
      what,
      found?.headers === undefined ? [] : ['headers'],
      ofHeaders === undefined ? [] : ['headers'],
    ),
    ...(ofHeaders === undefined || found?.headers === undefined
      ? []
      : compareJudgement(`${what} headers`, found.headers, casebook.cases(ofHeaders))),
    ...[...content].flatMap(([type, schema]) => {
      const validator = found?.content?.[type];
      const most = referenceOf(schema) === undefined ? 400 : 16;
      return validator === undefined
        ? []
        : compareJudgement(`${what} ${type}`, validator, someOf(casebook.cases(schema), most));
    }),
  ];
}

/** Each declared validator is of the type that goes with it. */
function compareDeclared({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const name = typeOf(operation.id);
  const found = operationDeclarations(generated, 'validators', operation)
    ?.getVariableDeclarations()
    .flatMap((each) => [...(each.getTypeNode()?.getText() ?? '').matchAll(/Validator<(.*)>;/g)])
    .map(([, type = '']) => type);
  const parts = [
    ['path', `${name}Path`],
    ['query', `${name}Query`],
    ['header', `${name}Headers`],
    ['cookie', `${name}Cookies`],
  ].flatMap(([place, type = '']) => (operation.parameters.some((each) => each.in === place) ? [type] : []));
  const answers = [...operation.responses].flatMap(([status, { headers, content }]) => [
    ...(headers.size > 0 ? [`${name}${status}['headers']`] : []),
    ...(content.size > 0 ? [`${name}${status}['body']`] : []),
  ]);
  return setDifference(
    'validators/declared',
    operation.id,
    (found ?? []).filter((type) => !type.endsWith('Body')),
    [...parts, ...answers],
  );
}
