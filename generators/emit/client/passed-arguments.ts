import { parameterLocations } from '../../source/document/structure.ts';
import { code, join, type Code } from '../../code/code.ts';
import { identifier, isIdentifier, propertyKey } from '../../code/name.ts';
import type { Argument } from './argument-plan.ts';
import type { CallPlan } from './call-plan.ts';
import { useIn } from './runtime-function.ts';

/** How a function distributes its arguments. Those without a parameter go to the body, or to the query if there is none. */
export function passArguments({ operation, arguments: { parameters, body, required } }: CallPlan): {
  readonly parameters: Code;
  readonly values: Code;
} {
  const rest =
    body?.shape === 'members'
      ? 'body'
      : parameters.query.length > 0 && body === undefined
        ? 'query'
        : undefined;
  const bound: Code[] = [];
  const values: Code[] = [];
  const bind = (argument: Argument): Code => {
    const isShort = isIdentifier(argument.name) && !RESERVED.has(argument.name);
    const variable = isShort ? identifier(argument.name) : identifier(`argument${bound.length + 1}`);
    bound.push(isShort ? variable : code`${propertyKey(argument.name)}: ${variable}`);
    return isShort && argument.name === argument.wireName
      ? variable
      : code`${propertyKey(argument.wireName)}: ${variable}`;
  };
  for (const location of parameterLocations) {
    const all = parameters[location];
    if (all.length === 0) continue;
    const named = location === rest ? all.filter(({ name, wireName }) => name !== wireName) : all;
    const members = named.map(bind);
    values.push(
      location === rest
        ? withRest(location, members)
        : code`${identifier(location)}: { ${join(members, code`, `)} }`,
    );
  }
  if (body?.contentType !== undefined)
    values.push(bind({ name: body.contentType, wireName: 'contentType', required: false }));
  if (body?.shape === 'whole')
    values.push(bind({ name: body.name, wireName: 'body', required: body.required }));
  if (body?.shape === 'members') {
    const renamed = body.members.filter(({ name, wireName }) => name !== wireName).map(bind);
    if (body.required) values.push(withRest('body', renamed));
    else {
      const unlessEmpty = useIn(operation)({ name: 'unlessEmpty', module: 'optional-body' });
      values.push(
        code`body: ${unlessEmpty}(${renamed.length === 0 ? code`body` : code`{ ${join([...renamed, code`...body`], code`, `)} }`})`,
      );
    }
  }
  const all = [...bound, ...(rest === undefined ? [] : [code`...${identifier(rest)}`])];
  const pattern =
    all.length === 1 && rest !== undefined
      ? identifier(rest)
      : all.length === 0
        ? code`_`
        : code`{ ${join(all, code`, `)} }`;
  return {
    parameters: required || all.length === 0 ? pattern : code`${pattern} = {}`,
    values: values.length === 0 ? code`{}` : code`{ ${join(values, code`, `)} }`,
  };
}

/** Names with another meaning in the function. */
const RESERVED = new Set([
  'client',
  'options',
  'operation',
  'call',
  'callList',
  'withContentType',
  'withPlainContentType',
  'query',
  'body',
  'unlessEmpty',
]);

function withRest(part: 'query' | 'body' | 'path' | 'header' | 'cookie', renamed: readonly Code[]): Code {
  if (renamed.length === 0) return identifier(part);
  return code`${identifier(part)}: { ${join([...renamed, code`...${identifier(part)}`], code`, `)} }`;
}
