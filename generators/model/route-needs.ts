import type { RouteNeed } from '../../runtime/routing/route-need.ts';
import type { Route } from '../../runtime/routing/router.ts';
import { followReferences } from '../schema/merge.ts';
import { keywordOf } from '../schema/schema.ts';
import { constantsOf } from '../schema/types.ts';
import type { ApiModel, Operation, Parameter, PathSegment, Schema } from './model.ts';

/** The routes of all operations, with the parameters that distinguish operations of the same method and path. */
export function routesOf<Each extends Operation>(
  model: ApiModel & { readonly operations: readonly Each[] },
): readonly Route<Each>[] {
  const groups = groupsOf(model);
  const operations: readonly Each[] = model.operations;
  return operations.map((operation) => {
    const { method, segments } = operation;
    const others = groups.get(keyOf(operation)) ?? [];
    return { method, segments, operation, needs: others.length < 2 ? [] : needsOf(model, operation) };
  });
}

/** An operation that no request can reach, and the one that receives its requests instead. */
export interface Shadowed {
  readonly operation: Operation;
  readonly by: Operation;
}

/**
 * Operations that no request reaches, because each request for them has everything that another operation with the
 * same method and path requires.
 */
export function shadowedOperations(model: ApiModel): readonly Shadowed[] {
  return [...groupsOf(model).values()].flatMap((group) => {
    const known: { readonly operation: Operation; readonly needs: readonly RouteNeed[] }[] = [];
    return group.flatMap((operation): readonly Shadowed[] => {
      const needs = needsOf(model, operation);
      const winner = known.find(
        (other) => other.needs.length === needs.length && implies(needs, other.needs),
      );
      known.push({ operation, needs });
      return winner === undefined ? [] : [{ operation, by: winner.operation }];
    });
  });
}

function implies(needs: readonly RouteNeed[], others: readonly RouteNeed[]): boolean {
  return others.every((other) =>
    needs.some(
      (need) =>
        need.in === other.in &&
        need.name === other.name &&
        (other.values === undefined || need.values?.every((text) => other.values?.includes(text)) === true),
    ),
  );
}

function groupsOf(model: ApiModel): ReadonlyMap<string, readonly Operation[]> {
  return Map.groupBy(model.operations, keyOf);
}

/** A key that is equal for operations with the same method and path, whatever their parameters are called. */
function keyOf({ method, segments }: Operation): string {
  return `${method} ${segments.map(segmentKey).join('/')}`;
}

function segmentKey(segment: PathSegment): string {
  return segment.map((part) => (part.kind === 'literal' ? JSON.stringify(part.text) : '{}')).join('');
}

/** The required query and header parameters, except objects whose members are separate query parameters. */
function needsOf(model: ApiModel, operation: Operation): readonly RouteNeed[] {
  return operation.parameters.flatMap((parameter): readonly RouteNeed[] => {
    const { in: location, name, required, schema } = parameter;
    if (!required || (location !== 'query' && location !== 'header') || isSpread(model, parameter)) return [];
    const values = textsOf(model, schema);
    return [
      {
        in: location,
        name: location === 'header' ? name.toLowerCase() : name,
        ...(values === undefined ? {} : { values }),
      },
    ];
  });
}

function isSpread(model: ApiModel, { style, explode, schema }: Parameter): boolean {
  if (style !== 'form' || !explode) return false;
  const target = resolve(model, schema);
  const isNamed = keywordOf(target, 'type')?.includes('object') === true;
  return isNamed || keywordOf(target, 'properties') !== undefined;
}

/** The texts that a schema of constants allows; undefined for any other schema. */
function textsOf(model: ApiModel, schema: Schema): readonly string[] | undefined {
  const constants = constantsOf(resolve(model, schema));
  const isPlain = constants?.every((value) => value !== null && typeof value !== 'object');
  return isPlain === true ? constants?.map(String) : undefined;
}

function resolve(model: ApiModel, schema: Schema): Schema {
  return [...followReferences(model, schema)].at(-1) ?? schema;
}
