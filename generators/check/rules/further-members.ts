import { eachMember } from './loop.ts';
import { expression } from './text.ts';
import {
  _,
  alwaysValidSchema,
  evaluatedPropsToName,
  type Expression,
  type Keyword,
  type KeywordCxt,
  Name,
  not,
  or,
  stringify,
  Type,
} from '../ajv.ts';
import { generatorOf, subschemaOf } from './keyword.ts';

/** Lists of up to this many names are compared one by one; longer ones become a set. */
const FEW = 4;

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
      const name = { data: key, dataTypes: ['string' as const], propertyName: key };
      context.subschema({ keyword: 'propertyNames', ...name, compositeRule: true }, gen.name('valid'));
    });
  },
};

interface Member {
  readonly context: KeywordCxt;
  readonly key: Name;
  readonly schema: unknown;
  /** Name of the schema below the keyword, if the schema is not the keyword's own value. */
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

function isAmong(context: KeywordCxt, key: Name, known: readonly string[]): Expression {
  if (known.length > FEW)
    return _`${generatorOf(context).expression('known', _`new Set(${stringify(known)})`)}.has(${key})`;
  return known.length === 0 ? _`false` : or(...known.map((name) => _`${key} === ${name}`));
}
