import { parameterLocations } from '../../source/structure.ts';
import { code, join, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { propertyKey } from '../../code/name.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { mergeSchema } from '../../schema/merge.ts';
import { suggestValue } from '../../sample/suggest.ts';
import { isObject } from '../../source/member.ts';
import type { CallPlan } from './plan.ts';

/** A call with the required arguments, with values of the document's examples if it has any. */
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
  const { schema, kind, examples } = body.mediaType;
  if (body.shape === 'whole') {
    if (!body.required) return given;
    return [
      ...given,
      code`${propertyKey(body.name)}: ${kind === 'binary' ? code`new Blob([])` : literal(examples[0]?.value ?? suggestValue(model, schema, { direction: 'request' }))}`,
    ];
  }
  const example = examples[0]?.value;
  const { properties } = mergeSchema(model, schema);
  const members = body.members
    .filter(({ required }) => required)
    .map(({ name, wireName }) => {
      const value = isObject(example) ? example[wireName] : undefined;
      return code`${propertyKey(name)}: ${literal(value ?? suggestValue(model, properties.get(wireName) ?? true, { direction: 'request', name: wireName }))}`;
    });
  return [...given, ...members];
}
