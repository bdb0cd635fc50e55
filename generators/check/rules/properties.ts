import {
  _,
  alwaysValidSchema,
  contextOf,
  type Expression,
  getProperty,
  type Keyword,
  type KeywordCxt,
  mergeEvaluated,
  type Name,
} from '../ajv.ts';
import { takeNotes } from './alternatives.ts';
import { expecting, generatorOf, subschemaOf } from './keyword.ts';

/**
 * Names that every plain object inherits. JSON values inherit no others, so only these names require a test for own
 * members; testing every member would halve the speed.
 */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** `properties` (JSON Schema 2020-12 Core, section 10.3.2.1). */
export const propertiesKeyword: Keyword = {
  keyword: 'properties',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { gen, schema, parentSchema = {}, data, it } = context;
    const all = Object.keys(schema);
    if (it.opts.unevaluated === true && all.length > 0 && it.props !== true) {
      it.props = mergeEvaluated.props(
        gen,
        Object.fromEntries(all.map((name) => [name, true as const])),
        it.props,
      );
    }
    const required = requiredOf(parentSchema);
    const missing = required.size > 0 ? contextOf(it, 'required') : undefined;
    for (const name of all) {
      if (alwaysValidSchema(it, schema[name]) === true) continue;
      const check = (): void => {
        context.subschema({ ...subschemaOf(context, name), dataProp: name }, gen.name('valid'));
      };
      const member = generatorOf(context).hold(data, name, ownMember(data, name));
      if (missing !== undefined && required.has(name))
        gen.if(_`${member} === undefined`, () => missing.error(false, { name }), check);
      else gen.if(_`${member} !== undefined`, check);
    }
  },
};

/** `required` (Validation, section 6.5.3), for names without a checked entry in `properties`. */
export const requiredKeyword: Keyword = {
  keyword: 'required',
  type: 'object',
  schemaType: 'array',
  error: expecting(({ params }) => _`${params['name']}`),
  code(context) {
    const { parentSchema = {}, it } = context;
    const described = parentSchema['properties'] ?? {};
    for (const name of requiredOf(parentSchema)) {
      const isChecked = Object.hasOwn(described, name) && alwaysValidSchema(it, described[name]) !== true;
      if (!isChecked) reportIfAbsent(context, name);
    }
  },
};

/** `dependentRequired` (Validation, section 6.5.4). */
export const dependentRequiredKeyword: Keyword = {
  keyword: 'dependentRequired',
  type: 'object',
  schemaType: 'object',
  error: expecting(({ params }) => _`${params['name']}`),
  code(context) {
    const { gen, data } = context;
    const dependents: Readonly<Record<string, readonly string[]>> = context.schema;
    for (const [name, required] of Object.entries(dependents)) {
      gen.if(isPresent(data, name), () => required.forEach((other) => reportIfAbsent(context, other)));
    }
  },
};

/** `dependentSchemas` (Core, section 10.2.2.4). */
export const dependentSchemasKeyword: Keyword = {
  keyword: 'dependentSchemas',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { gen, schema, data, it } = context;
    const valid = gen.name('valid');
    const names = Object.keys(schema).filter((name) => alwaysValidSchema(it, schema[name]) !== true);
    if (names.length > 0 && it.opts.unevaluated === true) takeNotes(context);
    for (const name of names) {
      gen.if(isPresent(data, name), () => {
        const inner = context.subschema(subschemaOf(context, name), valid);
        context.mergeValidEvaluated(inner, valid);
      });
    }
  },
};

function requiredOf(schema: { readonly [keyword: string]: unknown }): ReadonlySet<string> {
  return new Set(Array.isArray(schema['required']) ? schema['required'] : []);
}

function reportIfAbsent(context: KeywordCxt, name: string): void {
  context.gen.if(isAbsent(context.data, name), () => context.error(false, { name }));
}

function isAbsent(data: Name, name: string): Expression {
  return _`${ownMember(data, name)} === undefined`;
}

function isPresent(data: Name, name: string): Expression {
  return _`${ownMember(data, name)} !== undefined`;
}

/** A member; undefined where the value does not have it as its own. */
function ownMember(data: Name, name: string): Expression {
  const member = _`${data}${getProperty(name)}`;
  return inherited.has(name) ? _`(Object.hasOwn(${data}, ${name}) ? ${member} : undefined)` : member;
}
