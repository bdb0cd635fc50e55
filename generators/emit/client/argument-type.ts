import { parameterParts } from '../../typescript/endings.ts';
import { code, empty, join, mention, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { clientType, operationType } from '../../typescript/symbols.ts';
import type { Argument, BodyArguments } from './argument-plan.ts';
import type { BodyAlternative } from './body-choice.ts';
import type { CallPlan } from './call-plan.ts';
import { runtimeType } from './runtime-files.ts';

/** The type of the arguments, composed of the types of parameters and body. */
export function typeOfArguments({ operation, arguments: { parameters, body, large } }: CallPlan): Code {
  const bases: Code[] = [];
  const members: Code[] = [];
  const typeOf = (ending: string): Code => {
    const type = mention(operationType(operation, ending));
    return large.has(ending) ? code`${runtimeType('WithBigint')}<${type}>` : type;
  };
  const take = (type: Code, all: readonly Argument[]): void => {
    const renamed = all.filter(({ name, wireName }) => name !== wireName);
    bases.push(
      renamed.length === 0
        ? type
        : code`Omit<${type}, ${join(
            renamed.map(({ wireName }) => stringLiteral(wireName)),
            code` | `,
          )}>`,
    );
    for (const { name, wireName, required } of renamed) {
      members.push(
        code`${propertyKey(name)}${required ? empty : code`?`}: ${type}[${stringLiteral(wireName)}];`,
      );
    }
  };
  for (const { in: location, ending } of parameterParts)
    if (parameters[location].length > 0) take(typeOf(ending), parameters[location]);
  const [first, ...others] = body?.alternatives ?? [];
  if (body !== undefined && first !== undefined && others.length > 0) {
    bases.push(printChoice(body, typeOf));
  } else if (body !== undefined && first !== undefined) {
    members.push(...printContentType(body, first));
    if (body.shape === 'members') take(typeOf(first.ending), body.members);
    else members.push(printWhole(body, typeOf(first.ending)));
  }
  return printArguments(mention(clientType(operation, 'arguments')), {
    bases,
    members,
    isAlias: others.length > 0 || (body?.shape === 'members' && body.isComposed),
  });
}

/** A union with a body type for each alternative, which the argument for the media type discriminates. */
function printChoice(body: BodyArguments, typeOf: (ending: string) => Code): Code {
  const choices = body.alternatives.map((alternative) => {
    const type = typeOf(alternative.ending);
    const contentType = printContentType(body, alternative);
    return body.shape === 'whole'
      ? code`| ${block([...contentType, printWhole(body, type)])}`
      : code`| (${block(contentType)} & ${type})`;
  });
  return code`(
  ${choices}
)`;
}

function printWhole(body: Extract<BodyArguments, { shape: 'whole' }>, type: Code): Code {
  return code`${propertyKey(body.name)}${body.required ? empty : code`?`}: ${type};`;
}

/** The argument that selects a media type; optional if the default is among them. For a range, it is any string. */
function printContentType(body: BodyArguments, { contents }: BodyAlternative): readonly Code[] {
  if (body.contentType === undefined) return [];
  const types = contents.map(({ type }) => (type.includes('*') ? code`string` : stringLiteral(type)));
  const optional = contents.includes(body.mediaType) ? code`?` : empty;
  return [code`${propertyKey(body.contentType)}${optional}: ${join(types, code` | `)};`];
}

/** An interface, or an alias where an interface cannot extend a union or an intersection. */
function printArguments(
  name: Code,
  { bases, members, isAlias }: { bases: readonly Code[]; members: readonly Code[]; isAlias: boolean },
): Code {
  if (bases.length + members.length === 0)
    return code`export type ${name} = { readonly [name: string]: never };`;
  if (isAlias)
    return code`export type ${name} = ${join([...bases, ...(members.length === 0 ? [] : [block(members)])], code` & `)};`;
  return code`export interface ${name}${bases.length === 0 ? empty : code` extends ${join(bases, code`, `)}`} ${block(members)}`;
}

function block(members: readonly Code[]): Code {
  if (members.length === 0) return code`{}`;
  return code`{
  ${members}
}`;
}
