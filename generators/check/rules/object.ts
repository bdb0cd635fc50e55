import { eachMember } from './loop.ts';
import { expression } from './text.ts';
import {
  _,
  alwaysValidSchema,
  contextOf,
  evaluatedPropsToName,
  type Expression,
  getProperty,
  type Keyword,
  type KeywordCxt,
  mergeEvaluated,
  Name,
  not,
  or,
  stringify,
  Type,
} from '../ajv.ts';
import { expecting, generatorOf, subschemaOf } from './keyword.ts';

/** Lists of names up to this length are compared one by one; longer ones become a set. */
const FEW = 4;

/**
 * Names that every plain object inherits. JSON values inherit no others, so that only for these an own member has to
 * be distinguished from an inherited one; asking for every member would halve the speed.
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

/** `required` (Validation, section 6.5.3), for what has no entry among the `properties`. */
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
    for (const name of Object.keys(schema)) {
      if (alwaysValidSchema(it, schema[name]) === true) continue;
      gen.if(isPresent(data, name), () => {
        const inner = context.subschema(subschemaOf(context, name), valid);
        context.mergeValidEvaluated(inner, valid);
      });
    }
  },
};

/** `additionalProperties` (Core, section 10.3.2.3). */
export const additionalPropertiesKeyword: Keyword = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  code(context) {
    const { schema, parentSchema = {}, it } = context;
    it.props = true;
    if (alwaysValidSchema(it, schema) === true) return;
    const known = Object.keys(parentSchema['properties'] ?? {});
    const patterns = Object.keys(parentSchema['patternProperties'] ?? {});
    eachMember(context, (key) => {
      const matches = patterns.map((pattern) => _`${expression(generatorOf(context), pattern)}.test(${key})`);
      checkMemberUnless(or(isAmong(context, key, known), ...matches), { context, key, schema });
    });
  },
};

/** `patternProperties` (Core, section 10.3.2.2). */
export const patternPropertiesKeyword: Keyword = {
  keyword: 'patternProperties',
  type: 'object',
  schemaType: 'object',
  code(context) {
    const { gen, schema, it } = context;
    const isTracked = it.opts.unevaluated === true && it.props !== true;
    if (isTracked && !(it.props instanceof Name)) it.props = evaluatedPropsToName(gen, it.props);
    const { props } = it;
    for (const pattern of Object.keys(schema)) {
      const matches = expression(generatorOf(context), pattern);
      eachMember(context, (key) => {
        gen.if(_`${matches}.test(${key})`, () => {
          checkMember({ context, key, schema: schema[pattern], pattern });
          if (isTracked && props instanceof Name)
            gen.if(_`${props} !== true`, () => gen.code(_`(${props} ??= {})[${key}] = true`));
        });
      });
    }
  },
};

/** `unevaluatedProperties` (Core, section 11.3). */
export const unevaluatedPropertiesKeyword: Keyword = {
  keyword: 'unevaluatedProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  code(context) {
    const { gen, schema, it } = context;
    const { props } = it;
    it.props = true;
    if (props === true) return;
    if (props instanceof Name) {
      gen.if(_`${props} !== true`, () =>
        eachMember(context, (key) =>
          checkMemberUnless(_`${props} && Object.hasOwn(${props}, ${key})`, { context, key, schema }),
        ),
      );
      return;
    }
    const known = Object.keys(props ?? {});
    eachMember(context, (key) => checkMemberUnless(isAmong(context, key, known), { context, key, schema }));
  },
};

/** `propertyNames` (Core, section 10.3.2.4). */
export const propertyNamesKeyword: Keyword = {
  keyword: 'propertyNames',
  type: 'object',
  schemaType: ['object', 'boolean'],
  code(context) {
    const { gen, schema, it } = context;
    if (alwaysValidSchema(it, schema) === true) return;
    eachMember(context, (key) => {
      context.subschema(
        {
          keyword: 'propertyNames',
          data: key,
          dataTypes: ['string'],
          propertyName: key,
          compositeRule: true,
        },
        gen.name('valid'),
      );
    });
  },
};

interface Member {
  readonly context: KeywordCxt;
  readonly key: Name;
  readonly schema: unknown;
  /** Name of the schema below the keyword, if it does not stand there itself. */
  readonly pattern?: string;
}

function checkMemberUnless(condition: Expression, member: Member): void {
  member.context.gen.if(not(condition), () => checkMember(member));
}

/** Checks a member, or refuses it where the schema is `false`. */
function checkMember({ context, key, schema, pattern }: Member): void {
  if (schema === true) return;
  if (schema === false) {
    context.error(false, undefined, { instancePath: key });
    return;
  }
  const { gen, keyword } = context;
  const place = pattern === undefined ? { keyword } : subschemaOf(context, pattern);
  context.subschema({ ...place, dataProp: key, dataPropType: Type.Str }, gen.name('valid'));
}

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

/** A member, undefined where the value has none of its own. */
function ownMember(data: Name, name: string): Expression {
  const member = _`${data}${getProperty(name)}`;
  return inherited.has(name) ? _`(Object.hasOwn(${data}, ${name}) ? ${member} : undefined)` : member;
}

function isAmong(context: KeywordCxt, key: Name, known: readonly string[]): Expression {
  if (known.length > FEW)
    return _`${generatorOf(context).expression('known', _`new Set(${stringify(known)})`)}.has(${key})`;
  return known.length === 0 ? _`false` : or(...known.map((name) => _`${key} === ${name}`));
}
