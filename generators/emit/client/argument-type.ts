import { parameterParts } from '../../typescript/endings.ts';
import { code, empty, join, type Code } from '../../code/code.ts';
import { propertyKey, typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { Argument, BodyArguments } from './arguments.ts';
import type { BodyAlternative } from './body-choice.ts';
import type { CallPlan } from './plan.ts';

/** The type of the arguments, put together of the types of their parts, and the names of those. */
export function typeOfArguments({ operation: { names }, arguments: { parameters, body } }: CallPlan): {
  readonly text: Code;
  readonly imports: readonly string[];
} {
  const imports: string[] = [];
  const bases: Code[] = [];
  const members: Code[] = [];
  const take = (typeName: string, all: readonly Argument[]): void => {
    imports.push(typeName);
    const type = typeIdentifier(typeName);
    const renamed = all.filter(({ name, wireName }) => name !== wireName);
    bases.push(
      renamed.length === 0
        ? code`${type}`
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
    if (parameters[location].length > 0) take(names.type + ending, parameters[location]);
  const [first, ...others] = body?.alternatives ?? [];
  if (body !== undefined && first !== undefined && others.length > 0) {
    imports.push(...body.alternatives.map(({ typeName }) => typeName));
    bases.push(printChoice(body));
  } else if (body !== undefined && first !== undefined) {
    members.push(...printContentType(body, first));
    if (body.shape === 'members') take(first.typeName, body.members);
    else {
      imports.push(first.typeName);
      members.push(printWhole(body, first));
    }
  }
  return {
    imports,
    text: printArguments(typeIdentifier(`${names.type}Arguments`), {
      bases,
      members,
      isAlias: others.length > 0 || (body?.shape === 'members' && body.isComposed),
    }),
  };
}

/** A union with a type of the body for each group of media types, which the argument for them tells apart. */
function printChoice(body: BodyArguments): Code {
  const choices = body.alternatives.map((alternative) => {
    const contentType = printContentType(body, alternative);
    return body.shape === 'whole'
      ? code`| ${block([...contentType, printWhole(body, alternative)])}`
      : code`| (${block(contentType)} & ${typeIdentifier(alternative.typeName)})`;
  });
  return code`(
  ${choices}
)`;
}

function printWhole(body: Extract<BodyArguments, { shape: 'whole' }>, { typeName }: BodyAlternative): Code {
  return code`${propertyKey(body.name)}${body.required ? empty : code`?`}: ${typeIdentifier(typeName)};`;
}

/** The argument that chooses a media type; that of the first need not be given. A range takes all that are in it. */
function printContentType(body: BodyArguments, { contents }: BodyAlternative): readonly Code[] {
  if (body.contentType === undefined) return [];
  const types = contents.map(({ type }) => (type.includes('*') ? code`string` : stringLiteral(type)));
  const optional = contents.includes(body.mediaType) ? code`?` : empty;
  return [code`${propertyKey(body.contentType)}${optional}: ${join(types, code` | `)};`];
}

/** An interface cannot extend every union and intersection: then the type is an alias. */
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
