import { isInDirection } from '../../model/directed-members.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import type { AlternativePair } from './alternative.ts';
import type { Position } from './draft.ts';
import type { SchemaWalk } from './walk.ts';

/** One member of an object, in both documents. */
export interface Member {
  readonly name: string;
  readonly alternatives: AlternativePair;
  /** The position of the member itself. */
  readonly inner: Position;
  /** The position of the object. */
  readonly position: Position;
  /** The schemas that describe it. */
  readonly before: readonly Schema[];
  readonly after: readonly Schema[];
}

/** The position of a member; texts show `shown` for it. */
export function memberPosition(position: Position, name: string, shown: string): Position {
  return {
    ...position,
    names: [...position.names, shown],
    pointer: [...position.pointer, name],
    force: (inner) => position.force({ required: [name], properties: Object.fromEntries([[name, inner]]) }),
  };
}

/** Whether each document sends the value of a member in this direction. */
export function membership(
  { comparison, root }: SchemaWalk,
  { before, after }: Pick<Member, 'before' | 'after'>,
) {
  const isIn = (model: ApiModel, schemas: readonly Schema[]): boolean =>
    schemas.every((schema) => isInDirection(schema, { direction: root.direction, source: model }));
  return { was: isIn(comparison.before, before), is: isIn(comparison.after, after) };
}

/** Whether a schema is an object, which has a place. */
export function isNode(schema: Schema): schema is JsonObject {
  return typeof schema === 'object';
}
