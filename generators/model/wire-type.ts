import type { ArrayType, ObjectType, ScalarType, ValueType } from '../../runtime/parameters/descriptor.ts';
import { membersOf } from '../../runtime/parameters/value-type.ts';
import type { JsonType } from '../keywords/keywords.ts';
import type { AllNode, NodeHandlers, RulesOf, TypedNode } from '../schema/node.ts';
import { handle, readSchema } from '../schema/read.ts';
import { typeOf } from '../schema/types.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { query } from '../incremental/query.ts';
import type { ApiModel, Schema } from './model.ts';
import { polymorphicModel } from './polymorphic-model.ts';
import { schemaAt } from '../schema/named.ts';

type Member = ScalarType | ArrayType | ObjectType;

/**
 * Maximum number of types in one parameter. Real ones have a few dozen; beyond this, members are read without a type.
 */
const LARGEST = 5_000;
/** Maximum levels of one parameter; brackets are never nested that deep. */
const DEEPEST = 12;

/**
 * The type that the texts of a parameter or form field represent, by its schema. References are followed; a recursive
 * schema, and one without a type, is read as it was sent.
 */
export function wireType(model: ApiModel, schema: Schema): ValueType {
  return typeof schema === 'boolean' ? unknown.type : typeOfObject(polymorphicModel(model), schema);
}

/** Cached, because every request that is made or read needs it. */
const typeOfObject = query(
  (model: ApiModel, schema: JsonObject): ValueType =>
    new WireTypes(model).read(schema, { entered: [], level: 0 }).type,
);

/** The path of references from the parameter's schema to the current one. */
interface Trail {
  readonly entered: readonly string[];
  readonly level: number;
}

/** The type of an encoded value. `isImplied`: it only describes, and values of other types are valid too. */
interface Reading {
  readonly type: ValueType;
  readonly isImplied: boolean;
}

/** Nothing is known. */
const unknown: Reading = { type: { kind: 'any' }, isImplied: true };

class WireTypes {
  readonly #model: ApiModel;
  #remaining = LARGEST;

  constructor(model: ApiModel) {
    this.#model = model;
  }

  read(schema: Schema, trail: Trail): Reading {
    this.#remaining -= 1;
    if (this.#remaining < 0 || trail.level > DEEPEST) return unknown;
    return handle(this.#handlers, readSchema(schema), trail);
  }

  readonly #handlers: NodeHandlers<[trail: Trail], Reading> = {
    any: () => unknown,
    never: () => unknown,
    not: () => unknown,
    condition: () => unknown,
    const: ({ value }) => constants([value]),
    enum: ({ values }) => constants(values),
    typed: (node, trail) => {
      const below = { ...trail, level: trail.level + 1 };
      const shapes = node.types.map((kind) => this.#shape(node, kind, below));
      return shapes.length === 0 ? unknown : { type: unite(shapes), isImplied: node.isImplied };
    },
    ref: ({ reference }, trail) =>
      trail.entered.includes(reference)
        ? unknown
        : this.read(schemaAt(this.#model, reference).schema, {
            ...trail,
            entered: [...trail.entered, reference],
          }),
    all: ({ own, schemas }, trail) =>
      [
        ...withoutNamedConstants(own).map((node) => handle(this.#handlers, node, trail)),
        ...schemas.map((part) => this.read(part, trail)),
      ].reduce(meet, unknown),
    union: ({ schemas }, trail) => {
      const readings = schemas.map((part) => this.read(part, trail));
      return {
        type: unite(readings.map(({ type }) => type)),
        isImplied: readings.some(({ isImplied }) => isImplied),
      };
    },
  };

  #shape({ array, object }: TypedNode, kind: JsonType, trail: Trail): Member {
    if (kind === 'array') return { kind, items: this.#member(array.items, trail) };
    return kind === 'object' ? this.#object(object, trail) : { kind };
  }

  #object(rules: RulesOf<'object'>, trail: Trail): ObjectType {
    const properties: Record<string, ValueType> = Object.create(null);
    for (const [name, property] of Object.entries(rules.properties ?? {}))
      properties[name] = this.#member(property, trail);
    const open = [rules.additionalProperties ?? rules.unevaluatedProperties ?? true]
      .concat(Object.values(rules.patternProperties ?? {}))
      .filter((each) => each !== false);
    const additional = open.length === 0 ? false : unite(open.map((each) => this.#member(each, trail)));
    return { kind: 'object', properties, additional };
  }

  #member(schema: Schema = true, trail: Trail): ValueType {
    return this.read(schema, trail).type;
  }
}

function constants(values: readonly Json[]): Reading {
  if (values.length === 0) return unknown;
  return { type: unite(values.map((value) => scalarOf(typeOf(value)))), isImplied: false };
}

/** The type of a constant. Structured constants are not examined. */
function scalarOf(kind: JsonType): Member {
  if (kind === 'array') return { kind, items: { kind: 'any' } };
  return kind === 'object' ? { kind, properties: {}, additional: { kind: 'any' } } : { kind };
}

/** A node without constants that say nothing beyond its `type`. */
function withoutNamedConstants(own: AllNode['own']): AllNode['own'] {
  const isNamed = own.some((node) => node.kind === 'typed' && !node.isImplied);
  return isNamed ? own.filter(({ kind }) => kind !== 'const' && kind !== 'enum') : own;
}

/** The type for two readings of one value. An implied one excludes no type of the other. */
function meet(one: Reading, other: Reading): Reading {
  if (one.type.kind === 'any') return other;
  if (other.type.kind === 'any') return one;
  if (!one.isImplied && !other.isImplied) return { type: intersect(one.type, other.type), isImplied: false };
  const [ours, theirs] = [membersOf(one.type), membersOf(other.type)];
  const common = ours.flatMap((member) => {
    const same = theirs.find(({ kind }) => isAlike(kind, member.kind));
    return same === undefined ? [] : [intersectMembers(member, same)];
  });
  const isCommon = ({ kind }: Member): boolean => common.some((member) => isAlike(member.kind, kind));
  const others = [...(other.isImplied ? ours : []), ...(one.isImplied ? theirs : [])];
  return {
    type: unite([...common, ...others.filter((member) => !isCommon(member))]),
    isImplied: one.isImplied && other.isImplied,
  };
}

/** The type that accepts what any of the types accepts: scalars by kind, one array, one object. */
function unite(types: readonly ValueType[]): ValueType {
  const united = new Map<Member['kind'], Member>();
  for (const member of types.flatMap(membersOf)) {
    const other = united.get(member.kind);
    if (other?.kind === 'array' && member.kind === 'array')
      united.set('array', { kind: 'array', items: unite([other.items, member.items]) });
    else if (other?.kind === 'object' && member.kind === 'object')
      united.set('object', uniteObjects(other, member));
    else united.set(member.kind, member);
  }
  const any = united.get('any');
  const [only, ...others] = united.values();
  return (
    any ??
    (only !== undefined && others.length === 0 ? only : { kind: 'union', members: [...united.values()] })
  );
}

/** The properties of two objects, with one type for each that both have. */
function joinProperties(
  one: ObjectType,
  other: ObjectType,
  join: (one: ValueType, other: ValueType) => ValueType,
): Record<string, ValueType> {
  const properties: Record<string, ValueType> = Object.create(null);
  for (const [name, type] of [one, other].flatMap((each) => Object.entries(each.properties))) {
    const earlier = properties[name];
    properties[name] = earlier === undefined ? type : join(earlier, type);
  }
  return properties;
}

function uniteObjects(one: ObjectType, other: ObjectType): ObjectType {
  const properties = joinProperties(one, other, (...both) => unite(both));
  const open = [one.additional, other.additional].filter((type) => type !== false);
  return { kind: 'object', properties, additional: open.length === 0 ? false : unite(open) };
}

/** The type that accepts what both accept. If there is none, the first, so that a validator reports the error. */
function intersect(one: ValueType, other: ValueType): ValueType {
  if (one.kind === 'any') return other;
  if (other.kind === 'any') return one;
  const others = membersOf(other);
  const common = membersOf(one).flatMap((member) => {
    const same =
      others.find(({ kind }) => kind === member.kind) ??
      others.find(({ kind }) => isNumeric(kind, member.kind));
    return same === undefined ? [] : [intersectMembers(member, same)];
  });
  return common.length === 0 ? one : unite(common);
}

function intersectMembers(one: Member, other: Member): Member {
  if (one.kind === 'array' && other.kind === 'array')
    return { kind: 'array', items: intersect(one.items, other.items) };
  if (one.kind === 'object' && other.kind === 'object') return intersectObjects(one, other);
  return one.kind === 'number' ? other : one;
}

function intersectObjects(one: ObjectType, other: ObjectType): ObjectType {
  const properties = joinProperties(one, other, intersect);
  const isClosed = one.additional === false || other.additional === false;
  const additional = isClosed
    ? false
    : intersect(one.additional || { kind: 'any' }, other.additional || { kind: 'any' });
  return { kind: 'object', properties, additional };
}

function isAlike(one: Member['kind'], other: Member['kind']): boolean {
  return one === other || isNumeric(one, other);
}

function isNumeric(one: Member['kind'], other: Member['kind']): boolean {
  return (one === 'integer' && other === 'number') || (one === 'number' && other === 'integer');
}
