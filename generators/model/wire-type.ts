import type { ArrayType, ObjectType, ScalarType, ValueType } from '../../runtime/parameters/descriptor.ts';
import { membersOf } from '../../runtime/parameters/value-type.ts';
import type { Json, JsonObject } from '../source/document.ts';
import type { ApiModel, Schema } from './model.ts';
import { isSchema } from './schema-walk.ts';
import { isObject } from '../source/member.ts';

type Member = ScalarType | ArrayType | ObjectType;

/** Types in one parameter. Real ones have a few dozen; beyond, members are read without a type. */
const LARGEST = 5_000;
/** Levels of one parameter; brackets are never nested as deep. */
const DEEPEST = 12;

/**
 * What the texts of a parameter or form field may stand for by its schema. References are followed; a schema inside
 * itself, and whatever gives no type, is read as it was sent.
 */
export function wireType(model: ApiModel, schema: Schema): ValueType {
  return new WireTypes(model).read(schema, { entered: [], level: 0 });
}

/** The way from the parameter's schema to the one that is read. */
interface Way {
  readonly entered: readonly string[];
  readonly level: number;
}

class WireTypes {
  readonly #model: ApiModel;
  #remaining = LARGEST;

  constructor(model: ApiModel) {
    this.#model = model;
  }

  read(schema: Schema, way: Way): ValueType {
    this.#remaining -= 1;
    if (typeof schema === 'boolean' || this.#remaining < 0 || way.level > DEEPEST) return { kind: 'any' };
    return this.#facets(schema, way).reduce(intersect);
  }

  /** Everything that the schema says about the type; all of it holds at once. */
  #facets(schema: JsonObject, way: Way): readonly ValueType[] {
    const facets: ValueType[] = [this.#own(schema, way)];
    const reference = schema['$ref'];
    if (typeof reference === 'string') {
      facets.push(
        way.entered.includes(reference)
          ? { kind: 'any' }
          : this.read(this.#model.schema(reference).schema, { ...way, entered: [...way.entered, reference] }),
      );
    }
    for (const part of schemasOf(schema['allOf'])) facets.push(this.read(part, way));
    for (const keyword of ['anyOf', 'oneOf']) {
      const parts = schemasOf(schema[keyword]);
      if (parts.length > 0) facets.push(unite(parts.map((part) => this.read(part, way))));
    }
    return facets;
  }

  /** What the schema says by itself, without references and combinations. */
  #own(schema: JsonObject, way: Way): ValueType {
    const kinds = kindsOf(schema);
    if (kinds === undefined) return { kind: 'any' };
    const below = { ...way, level: way.level + 1 };
    return unite(
      kinds.map((kind): ValueType => {
        if (kind === 'array') return { kind, items: this.#member(schema['items'], below) };
        return kind === 'object' ? this.#object(schema, below) : { kind };
      }),
    );
  }

  #object(schema: JsonObject, way: Way): ObjectType {
    const properties: Record<string, ValueType> = Object.create(null);
    const declared = schema['properties'];
    for (const [name, property] of isObject(declared) ? Object.entries(declared) : []) {
      properties[name] = this.#member(property, way);
    }
    const patterns = schema['patternProperties'];
    const open = [schema['additionalProperties'] ?? schema['unevaluatedProperties'] ?? true]
      .concat(isObject(patterns) ? Object.values(patterns) : [])
      .filter((each) => each !== false);
    const additional = open.length === 0 ? false : unite(open.map((each) => this.#member(each, way)));
    return { kind: 'object', properties, additional };
  }

  #member(schema: Json | undefined, way: Way): ValueType {
    return this.read(isSchema(schema) ? schema : true, way);
  }
}

type Kind = Exclude<Member['kind'], 'any' | 'json'>;

const KINDS: readonly string[] = [
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
] satisfies Kind[];

/** Types that a schema names, or shows by its constants or by keywords that only one type has; undefined if none. */
function kindsOf(schema: JsonObject): readonly Kind[] | undefined {
  const type = schema['type'];
  if (type !== undefined) return [type].flat().filter((each): each is Kind => KINDS.includes(String(each)));
  const constants = Object.hasOwn(schema, 'const') ? [schema['const']] : schema['enum'];
  if (Array.isArray(constants)) return [...new Set(constants.map((constant) => kindOf(constant ?? null)))];
  if (isObject(schema['properties']) || isSchema(schema['additionalProperties'])) return ['object'];
  return isSchema(schema['items']) ? ['array'] : undefined;
}

function kindOf(constant: Json): Kind {
  if (constant === null) return 'null';
  if (Array.isArray(constant)) return 'array';
  if (typeof constant === 'number') return Number.isInteger(constant) ? 'integer' : 'number';
  return typeof constant as 'string' | 'boolean' | 'object';
}

function schemasOf(value: Json | undefined): readonly Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** The type of what fits any of the types: scalars by kind, one array, one object. */
function unite(types: readonly ValueType[]): ValueType {
  const united = new Map<Member['kind'], Member>();
  for (const member of types.flatMap(membersOf)) {
    const other = united.get(member.kind);
    if (other?.kind === 'array' && member.kind === 'array') {
      united.set('array', { kind: 'array', items: unite([other.items, member.items]) });
    } else if (other?.kind === 'object' && member.kind === 'object') {
      united.set('object', uniteObjects(other, member));
    } else {
      united.set(member.kind, member);
    }
  }
  const any = united.get('any');
  const [only, ...others] = united.values();
  return (
    any ??
    (only !== undefined && others.length === 0 ? only : { kind: 'union', members: [...united.values()] })
  );
}

function uniteObjects(one: ObjectType, other: ObjectType): ObjectType {
  const properties: Record<string, ValueType> = Object.create(null);
  for (const [name, type] of [one, other].flatMap((each) => Object.entries(each.properties))) {
    const earlier = properties[name];
    properties[name] = earlier === undefined ? type : unite([earlier, type]);
  }
  const open = [one.additional, other.additional].filter((type) => type !== false);
  return { kind: 'object', properties, additional: open.length === 0 ? false : unite(open) };
}

/** The type of what fits both types. Where nothing does, the first is kept: a validator says what is wrong. */
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
  const properties: Record<string, ValueType> = Object.create(null);
  for (const [name, type] of [one, other].flatMap((each) => Object.entries(each.properties))) {
    const earlier = properties[name];
    properties[name] = earlier === undefined ? type : intersect(earlier, type);
  }
  const isClosed = one.additional === false || other.additional === false;
  const additional = isClosed
    ? false
    : intersect(one.additional || { kind: 'any' }, other.additional || { kind: 'any' });
  return { kind: 'object', properties, additional };
}

function isNumeric(one: Member['kind'], other: Member['kind']): boolean {
  return (one === 'integer' && other === 'number') || (one === 'number' && other === 'integer');
}
