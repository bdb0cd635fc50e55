import { isInDirection } from '../../model/directed-members.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import type { Ways } from './disjuncts.ts';
import type { Spot } from './draft.ts';
import type { SchemaWalk } from './schemas.ts';

/** One member of an object, in both documents. */
export interface Member {
  readonly name: string;
  readonly ways: Ways;
  /** The spot of the member itself. */
  readonly inner: Spot;
  /** The spot of the object. */
  readonly spot: Spot;
  /** The schemas that describe it. */
  readonly before: readonly Schema[];
  readonly after: readonly Schema[];
}

/** The spot of a member; `shown` stands for it in texts. */
export function memberSpot(spot: Spot, name: string, shown: string): Spot {
  return {
    ...spot,
    way: [...spot.way, shown],
    pointer: [...spot.pointer, name],
    force: (inner) => spot.force({ required: [name], properties: Object.fromEntries([[name, inner]]) }),
  };
}

/** Which way the value of a member goes, in both documents. */
export function membership(
  { comparison, root }: SchemaWalk,
  { before, after }: Pick<Member, 'before' | 'after'>,
) {
  const isIn = (model: ApiModel, schemas: readonly Schema[]): boolean =>
    schemas.every((schema) => isInDirection(schema, { direction: root.direction, schemas: model.schemas }));
  return { was: isIn(comparison.before, before), is: isIn(comparison.after, after) };
}

/** Whether a schema is an object, which has a place. */
export function isNode(schema: Schema): schema is JsonObject {
  return typeof schema === 'object';
}
