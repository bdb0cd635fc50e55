import { parameterLocations } from '../../source/document/structure.ts';
import { code, join, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { propertyKey } from '../../code/name.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { mergeSchema } from '../../schema/merge.ts';
import { keywordOf } from '../../schema/schema.ts';
import { suggestValue } from '../../sample/suggest.ts';
import { isObject } from '../../json/member.ts';
import { bodyPlaceholder, filePlaceholder } from './placeholder.ts';
import type { CallPlan } from './call-plan.ts';

/** A call with the required arguments. Their values are examples of the document if it has any. */
export function printExample(model: TsModel, plan: CallPlan): string {
  const { operation, responses } = plan;
  const list = requiredArguments(model, plan);
  const object = list.length === 0 ? '' : `, { ${join(list, code`, `).toString()} }`;
  const call = `${operation.names.value}(client${object})`;
  return responses.item === undefined
    ? `await ${call}`
    : `for await (const item of ${call}) console.log(item);`;
}

function requiredArguments(
  model: TsModel,
  { operation, arguments: { parameters, body } }: CallPlan,
): readonly Code[] {
  const given = parameterLocations.flatMap((location) =>
    parameters[location]
      .filter(({ required }) => required)
      .map(({ name, wireName }) => {
        const parameter = operation.parameters.find((each) => each.in === location && each.name === wireName);
        const value =
          parameter?.examples[0]?.value ??
          suggestValue(model, parameter?.schema ?? true, { direction: 'request', name: wireName });
        return code`${propertyKey(name)}: ${literal(value)}`;
      }),
  );
  if (body === undefined) return given;
  const { mediaType } = body;
  const { schema, examples } = mediaType;
  const [example] = examples;
  if (body.shape === 'whole') {
    if (!body.required) return given;
    const value =
      example === undefined ? suggestValue(model, schema, { direction: 'request' }) : example.value;
    return [...given, code`${propertyKey(body.name)}: ${bodyPlaceholder(mediaType) ?? literal(value)}`];
  }
  const { properties, choices, keywords } = mergeSchema(model, schema);
  // The members of one alternative belong together, with its tag.
  const isTagged = choices.length > 0 && keywordOf(keywords, 'discriminator') !== undefined;
  const whole =
    example === undefined && isTagged
      ? suggestValue(model, schema, { direction: 'request' })
      : example?.value;
  const members = body.members
    .filter(({ required, wireName }) => required && (!isTagged || Object.hasOwn(Object(whole), wireName)))
    .map(({ name, wireName }) => {
      const member = properties.get(wireName) ?? true;
      const exemplary = isObject(whole) ? whole[wireName] : undefined;
      const value = exemplary ?? suggestValue(model, member, { direction: 'request', name: wireName });
      return code`${propertyKey(name)}: ${filePlaceholder(model, mediaType, member) ?? literal(value)}`;
    });
  return [...given, ...members];
}
