import { parameterParts, statusEnding } from '../../typescript/endings.ts';
import { code, mention, type Code } from '../../code/code.ts';
import { stringLiteral } from '../../code/string.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { operationType } from '../../typescript/symbols.ts';
import type { Part } from '../../check/parts.ts';

/** The type of an operation that has a part, and the type of the part. */
export interface PartType {
  readonly typeName: string;
  readonly type: Code;
}

/** The type of the values of a part of an operation. */
export function typeOfPart(operation: TsOperation, { path }: Part): PartType {
  const [group, name = '', member, mediaType = ''] = path;
  if (group === 'parameters')
    return named(operation, parameterParts.find((part) => part.in === name)?.ending ?? '');
  if (group === 'body') return named(operation, bodyEnding(operation.body?.content ?? [], name));
  const response = named(operation, statusEnding(name));
  if (member === 'headers') return { ...response, type: code`${response.type}['headers']` };
  const isOnly = operation.responses.find(({ status }) => status === name)?.content.length === 1;
  if (isOnly) return { ...response, type: code`${response.type}['body']` };
  return {
    ...response,
    type: code`Extract<${response.type}, { contentType: ${stringLiteral(mediaType)} }>['body']`,
  };
}

function named(operation: TsOperation, ending: string): PartType {
  const symbol = operationType(operation, ending);
  return { typeName: symbol.name, type: mention(symbol) };
}
