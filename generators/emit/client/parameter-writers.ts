import type { ParameterDescriptor, ValueType } from '../../../runtime/parameters/descriptor.ts';
import { code, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import type { Members } from '../../typescript/object.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { describeParameters } from '../../model/wire.ts';
import type { Json } from '../../json/json.ts';
import { isSafeSegment, printPath } from './path-writer.ts';
import { describedName, type RuntimeFunction, type Use } from './runtime-function.ts';

/** The code that writes a part of a request, and the members of the description that it needs. */
export interface PartWriter {
  readonly members: Members;
  /** An expression for the path and the query, a function for the headers; undefined for nothing. */
  readonly code: Code | undefined;
  /** The parameters of the function around the expression, in their order. */
  readonly needs: readonly ('client' | 'values')[];
}

const NOTHING: PartWriter = { members: [], code: undefined, needs: [] };

/**
 * The writers of the parameters. Small functions write what depends only on names and values (single values, `ids[]`,
 * `not[labels]`); the codec writes everything else by descriptors.
 */
export function describeLocations(
  model: TsModel,
  operation: TsOperation,
  use: Use,
): Readonly<Record<'path' | 'query' | 'headers', PartWriter>> {
  const all = describeParameters(model, operation);
  const inLocation = (location: ParameterDescriptor['in']) =>
    all.filter((parameter) => parameter.in === location);
  return {
    path: describePath(operation, inLocation('path'), use),
    query: describeQuery(operation, inLocation('query'), use),
    headers: describeHeaders(inLocation('header'), inLocation('cookie'), use),
  };
}

function describePath(operation: TsOperation, path: readonly ParameterDescriptor[], use: Use): PartWriter {
  if (path.every(isPlainSegment) && operation.segments.every(isSafeSegment))
    return {
      members: [],
      code: printPath(operation.segments, use),
      needs: path.length > 0 ? ['values'] : [],
    };
  const write = use({ name: 'writePath', module: 'styled' });
  return {
    members: [
      ['segments', printList(operation.segments)],
      ['path', printList(path)],
    ],
    code: code`${write}(values, ${describedName(operation)})`,
    needs: ['values'],
  };
}

function describeQuery(operation: TsOperation, query: readonly ParameterDescriptor[], use: Use): PartWriter {
  if (query.length === 0) return NOTHING;
  const small = smallQueryWriter(query);
  if (small !== undefined) return { members: [], code: code`${use(small)}(values)`, needs: ['values'] };
  const write = use({ name: 'writeQuery', module: 'styled' });
  return {
    members: [['query', printList(query)]],
    code: code`${write}(values, ${describedName(operation)})`,
    needs: ['values'],
  };
}

function smallQueryWriter(query: readonly ParameterDescriptor[]): RuntimeFunction | undefined {
  if (query.every((each) => isPlain(each) || isRepeated(each)))
    return { name: 'writePlainQuery', module: 'plain' };
  if (query.every((each) => isPlain(each) || isFlat(each)))
    return { name: 'writeNestedQuery', module: 'nested-query' };
  return undefined;
}

function describeHeaders(
  header: readonly ParameterDescriptor[],
  cookie: readonly ParameterDescriptor[],
  use: Use,
): PartWriter {
  if (header.length + cookie.length === 0) return NOTHING;
  if (cookie.length === 0 && header.every(({ type }) => isScalar(type)))
    return { ...NOTHING, code: use({ name: 'writePlainHeaders', module: 'plain-headers' }) };
  return {
    members: [
      ['header', header.length > 0 ? printList(header) : undefined],
      ['cookie', cookie.length > 0 ? printList(cookie) : undefined],
    ],
    code: use({ name: 'writeHeaders', module: 'styled' }),
    needs: [],
  };
}

/** A single value, which is the same in all styles of queries and forms. */
export function isPlain({ type, allowReserved }: ParameterDescriptor): boolean {
  return !allowReserved && isScalar(type);
}

function isPlainSegment({ type, style }: ParameterDescriptor): boolean {
  return style === 'simple' && isScalar(type);
}

/** A list of single values, each of which is a pair. */
function isRepeated({ type, style, explode, allowReserved }: ParameterDescriptor): boolean {
  return type.kind === 'array' && isScalar(type.items) && style === 'form' && explode && !allowReserved;
}

/** A list or an object of single values whose form follows from its name and its value. */
function isFlat({ name, type, style, explode, splitDecoded, allowReserved }: ParameterDescriptor): boolean {
  if (allowReserved) return false;
  const hasBrackets = name.endsWith('[]');
  if (type.kind === 'array')
    return isScalar(type.items) && style === 'form' && (hasBrackets ? explode : !explode && splitDecoded);
  return (
    type.kind === 'object' &&
    style === 'deepObject' &&
    !hasBrackets &&
    [...Object.values(type.properties), type.additional].every(
      (member) => member === false || isScalarOrList(member),
    )
  );
}

/** A single value, a list of single values, or either. */
function isScalarOrList(type: ValueType): boolean {
  const members = type.kind === 'union' ? type.members : [type];
  return members.every((member) => isScalar(member.kind === 'array' ? member.items : member));
}

function isScalar(type: ValueType): boolean {
  const kinds = type.kind === 'union' ? type.members.map(({ kind }) => kind) : [type.kind];
  return kinds.every((kind) => ['string', 'integer', 'number', 'boolean'].includes(kind));
}

export function printDescriptor(descriptor: ParameterDescriptor): Code {
  return literal(descriptor as object as Json);
}

/** A list with a line for each item. */
export function printList(items: readonly object[]): Code {
  return code`[
  ${items.map((item) => code`${literal(item as Json)},`)}
]`;
}
