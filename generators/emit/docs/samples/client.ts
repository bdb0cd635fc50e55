import { parameterLocations } from '../../../source/document/structure.ts';
import { code, empty, join, type Code } from '../../../code/code.ts';
import { identifier } from '../../../code/name.ts';
import { stringLiteral } from '../../../code/string.ts';
import { polymorphicModel } from '../../../model/polymorphic-model.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { isObject } from '../../../json/member.ts';
import { authenticationFunctions } from '../../client/authentication-module.ts';
import type { Site } from '../page.ts';
import { packageOf } from '../settings.ts';
import { bodyPlaceholder, filePlaceholder } from '../../client/placeholder.ts';
import { planCall, type CallPlan } from '../../client/call-plan.ts';
import { mergeSchema } from '../../../schema/merge.ts';
import { printLiteral, printShortObject } from './literal.ts';
import { sampleBody, type SampleRequest } from './sample-request.ts';
import { serverUrl } from './wire-request.ts';

type Member = readonly [name: string, value: Code];

/** Path from a program to the generated client. */
const RELATIVE = './client/index.js';

/** The request as a program with the generated client, imported from the package of the settings or by a path. */
export function clientSample(site: Site, request: SampleRequest): string {
  const { model, settings } = site;
  const specifier = settings.package;
  const { operation } = request;
  const plan = planCall(polymorphicModel(model), operation);
  const members = [...parameterArguments(plan, request), ...bodyArguments(model, plan, request)];
  const list = members.length === 0 ? empty : code`, ${printShortObject(members)}`;
  const call = code`${identifier(operation.names.value)}(client${list})`;
  const auth = credential(site, request);
  const imports = ['createClient', ...(auth === undefined ? [] : [auth.name]), operation.names.value];
  const options = printShortObject([
    ['baseUrl', stringLiteral(serverUrl(model.servers[0]))],
    ...(auth === undefined ? [] : [['auth', auth.call] as const]),
  ]);
  // A variable with the name of the function would shadow it.
  const result = operation.names.value === 'response' ? 'result' : 'response';
  const isList = plan.responses.item !== undefined;
  const given =
    plan.responses.success.toString() === 'undefined' ? empty : code`const ${identifier(result)} = `;
  const install = specifier === undefined ? '' : `// npm install ${packageOf(specifier)}\n`;
  const program = code`import { ${join(imports.map(identifier), code`, `)} } from ${stringLiteral(specifier ?? RELATIVE)};

const client = createClient(${options});

${isList ? code`for await (const item of ${call}) console.log(item);` : code`${given}await ${call};`}`;
  return `${install}${program.toString()}`;
}

function parameterArguments(
  { arguments: { parameters } }: CallPlan,
  request: SampleRequest,
): readonly Member[] {
  return parameterLocations.flatMap((location) =>
    parameters[location].flatMap(({ name, wireName }): Member[] => {
      const given = request.parameters.find(
        ({ parameter }) => parameter.in === location && parameter.name === wireName,
      );
      return given === undefined ? [] : [[name, printLiteral(given.value)]];
    }),
  );
}

/** The body in the media type that the client sends, which other samples may not use. */
function bodyArguments(
  model: TsModel,
  { arguments: { body } }: CallPlan,
  request: SampleRequest,
): readonly Member[] {
  if (body === undefined) return [];
  const { mediaType } = body;
  const placeholder = bodyPlaceholder(mediaType);
  if (placeholder !== undefined) return [[body.shape === 'whole' ? body.name : 'body', placeholder]];
  const isSampled = request.body?.mediaType === mediaType;
  const value = isSampled ? request.body.value : sampleBody(model, mediaType);
  if (body.shape === 'whole') return body.required ? [[body.name, printLiteral(value)]] : [];
  const { properties } = mergeSchema(model, mediaType.schema);
  return body.members.flatMap(({ name, wireName }): Member[] => {
    if (!isObject(value) || !Object.hasOwn(value, wireName)) return [];
    const file = filePlaceholder(model, mediaType, properties.get(wireName) ?? true);
    return [[name, file ?? printLiteral(value[wireName] ?? null)]];
  });
}

/** The call that passes credentials to the client; undefined if it needs none, or several together. */
function credential(
  { model, relations: { functions } }: Site,
  { operation: { security } }: SampleRequest,
): { readonly name: string; readonly call: Code } | undefined {
  const [first] = security;
  if (first?.length !== 1) return undefined;
  const found = authenticationFunctions(model).find(({ scheme }) => scheme.name === first[0]?.scheme);
  if (found === undefined || functions.has(found.name)) return undefined;
  const given = found.factory.name === 'basic' ? code`'<name>', '<password>'` : code`'<token>'`;
  return { name: found.name, call: code`${identifier(found.name)}(${given})` };
}
