import type { ApiModel, NamedSchema, ParameterIn } from '../../model/model.ts';
import { followReferences } from '../../schema/merge.ts';
import { schemaAt } from '../../schema/named.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { keywordNamed } from '../../keywords/keywords.ts';
import { compareAlternatives } from './alternatives.ts';
import type { Comparison } from './comparison.ts';
import type { SchemaWalk } from './walk.ts';
import { Visits } from './visits.ts';
import { schemaGroup, through, type Entrance, type Group, type Root, type Position } from './draft.ts';
import type { Pair } from './pairs.ts';

/** Levels of values that are compared. Schemas that need more are recursive. */
const DEEPEST = 40;
/** Entrances to a named schema that are stored. Some of them lead through parts that no value can have. */
const MOST_ENTRANCES = 32;

/** Compares the schemas of one value. Named schemas that were already compared in its direction are skipped. */
export function schemaWalk(comparison: Comparison, root: Root): SchemaWalk {
  const visits = new Visits();
  const walk: SchemaWalk = {
    comparison,
    root,
    compare(before, after, position) {
      if (areAlike(comparison, before, after)) return;
      const [first] = position.group.entrances;
      const entrance = first && through(first, position);
      if (entrance === undefined || entrance.pointer.length > DEEPEST) return;
      const entered = enterNamed(comparison, entrance, { before, after }, position);
      if (entered === undefined) return;
      visits.visit(before, after, () => compareAlternatives(walk, before, after, entered));
    },
  };
  return walk;
}

/** Compares a value that is sent as a whole. */
export function compareRoot(comparison: Comparison, group: Group, root: Root): void {
  schemaWalk(comparison, root).compare([root.before.schema], [root.after.schema], rootPosition(group, root));
}

/** The position of a whole value that is sent; for parameters, of all parameters of one location together. */
export function rootPosition(group: Group, root: Root, location?: ParameterIn): Position {
  const whole = { pointer: [], force: (inner: Schema) => inner };
  group.entrances.push({ root, ...whole, location });
  return { group, names: [], ...whole, isExclusive: false, isKept: false };
}

function areAlike({ alike }: Comparison, before: readonly Schema[], after: readonly Schema[]): boolean {
  return (
    before.length === after.length &&
    before.every((schema, index) => {
      const other = after[index];
      return other !== undefined && alike.areSame(schema, other);
    })
  );
}

/** The position as one in a named schema, if both schemas are named; undefined if these were compared before. */
function enterNamed(
  { compared, before: earlier, after: later }: Comparison,
  entrance: Entrance,
  { before, after }: Pair<readonly Schema[]>,
  position: Position,
): Position | undefined {
  const [old, young] = [namedBy(earlier, before), namedBy(later, after)];
  if (old === undefined || young === undefined) return position;
  const { direction } = entrance.root;
  const key = JSON.stringify([direction, position.isExclusive, position.isKept, old.key, young.key]);
  const known = compared.get(key);
  const group = known ?? schemaGroup(`schema ${young.key} in ${direction}s`, young);
  compared.set(key, group);
  position.group.uses.add(group);
  if (group.entrances.length < MOST_ENTRANCES) group.entrances.push(entrance);
  if (known !== undefined) return undefined;
  return { ...position, group, names: [], pointer: [], force: (inner) => inner };
}

/** The named schema that a schema refers to, if it adds only annotations. */
function namedBy(model: ApiModel, [schema, ...others]: readonly Schema[]): NamedSchema | undefined {
  if (schema === undefined || others.length > 0) return undefined;
  let named: NamedSchema | undefined;
  for (const each of followReferences(model, schema)) {
    const reference = keywordOf(each, '$ref');
    if (typeof each === 'boolean' || reference === undefined) return named;
    const adds = Object.keys(each).some((key) => key !== '$ref' && keywordNamed(key)?.role === 'rule');
    if (adds) return named;
    named = schemaAt(model, reference);
  }
  return named;
}
