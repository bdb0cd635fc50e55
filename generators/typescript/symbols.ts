import type { OutputSymbol } from '../code/output-symbol.ts';
import type { Direction } from '../model/variants.ts';
import { clientEndings, serverEndings } from './endings.ts';
import type { TsOperation, TsSchema } from './ts-model.ts';

/** Name of the type of a named schema: `Group`, or `GroupRequest` in requests if they differ. */
export function typeNameIn(
  direction: Direction,
  { names, requestType }: Pick<TsSchema, 'names' | 'requestType'>,
): string {
  return direction === 'request' ? (requestType ?? names.type) : names.type;
}

/** The type of a named schema, in requests or in responses. */
export function schemaType(
  schema: Pick<TsSchema, 'names' | 'requestType'>,
  direction: Direction,
): OutputSymbol {
  return { module: `types/schemas/${schema.names.file}`, name: typeNameIn(direction, schema), isType: true };
}

/** A type of an operation: of a part, a body, a response or a whole message. */
export function operationType({ names, module }: TsOperation, ending: string): OutputSymbol {
  return { module: `types/${module.path}`, name: names.type + ending, isType: true };
}

/** A type of the client for an operation. */
export function clientType({ names, module }: TsOperation, part: keyof typeof clientEndings): OutputSymbol {
  return { module: `client/${module.path}`, name: names.type + clientEndings[part], isType: true };
}

/** The function of the client that calls an operation. */
export function clientFunction({ names, module }: TsOperation): OutputSymbol {
  return { module: `client/${module.path}`, name: names.value, isType: false };
}

/** The types of the server for an operation: the input of its handler, the possible responses, and the handler. */
export function serverTypes({
  names,
  module: { path },
}: TsOperation): readonly [OutputSymbol, OutputSymbol, OutputSymbol] {
  const module = `server/${path}`;
  const { request, response, handler } = serverEndings;
  const symbol = (ending: string): OutputSymbol => ({ module, name: names.type + ending, isType: true });
  return [symbol(request), symbol(response), symbol(handler)];
}

/** The validators of an operation, under one name. */
export function operationValidators({ names, module }: TsOperation, as: string): OutputSymbol {
  const name = module.layout === 'family' ? names.value : '*';
  return { module: `validators/${module.path}`, name, as, isType: false };
}

/** Name of the contract of an operation, in its module of the server. */
export function serverContract({ names, module }: TsOperation): string {
  return module.layout === 'family' ? names.value : 'contract';
}
