import { code, empty, join, type Code } from '../../code/code.ts';
import { propertyKey, typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { Argument, BodyArguments } from './arguments.ts';
import { LOCATIONS } from './arguments.ts';
import type { CallPlan } from './plan.ts';

const ENDINGS = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;

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
  for (const location of LOCATIONS)
    if (parameters[location].length > 0) take(names.type + ENDINGS[location], parameters[location]);
  if (body?.shape === 'members') take(body.typeName, body.members);
  if (body?.shape === 'whole') {
    imports.push(body.typeName);
    members.push(
      code`${propertyKey(body.name)}${body.required ? empty : code`?`}: ${typeIdentifier(body.typeName)};`,
    );
  }
  return {
    imports,
    text: printArguments(typeIdentifier(`${names.type}Arguments`), {
      bases,
      members,
      isAlias: isComposed(body),
    }),
  };
}

/** An interface cannot extend every union and intersection. */
function isComposed(body: BodyArguments | undefined): boolean {
  return body?.shape === 'members' && body.isComposed;
}

function printArguments(
  name: Code,
  { bases, members, isAlias }: { bases: readonly Code[]; members: readonly Code[]; isAlias: boolean },
): Code {
  if (bases.length + members.length === 0)
    return code`export type ${name} = { readonly [name: string]: never };`;
  const block =
    members.length === 0
      ? code`{}`
      : code`{
  ${members}
}`;
  if (isAlias)
    return code`export type ${name} = ${join([...bases, ...(members.length === 0 ? [] : [block])], code` & `)};`;
  return code`export interface ${name}${bases.length === 0 ? empty : code` extends ${join(bases, code`, `)}`} ${block}`;
}
