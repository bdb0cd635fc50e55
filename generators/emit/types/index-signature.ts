import { code, type Code } from '../../code/code.ts';
import { mergeSchema } from '../../schema/merge.ts';
import type { TypedNode } from '../../schema/node.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { inside, type TypeOf, type TypeScope } from './scope.ts';
import { neverType, unionOf } from './type-expression.ts';

type ObjectRules = TypedNode['object'];

/**
 * The index signature of an object type, for members that have no name in the schema; none if the schema does not
 * describe them. It must include the types of all named members, so that it is `unknown` if there are any.
 */
export function indexSignature(
  rules: ObjectRules,
  scope: TypeScope,
  { hasMembers, typeOf }: { readonly hasMembers: boolean; readonly typeOf: TypeOf },
): readonly Code[] {
  const further = furtherMembers(rules, scope);
  const patterns = Object.values(rules.patternProperties ?? {});
  if (patterns.length === 0) {
    if (further === undefined || (further === false && hasMembers)) return [];
    if (further === false) return [code`[key: string]: ${neverType.code};`];
  }
  // Without a rule for further members, names that no pattern matches may have any value.
  if (hasMembers || further === undefined || further === true) return [code`[key: string]: unknown;`];
  const values = [...patterns, ...(further === false ? [] : [further])];
  return [code`[key: string]: ${unionOf(values.map((value) => typeOf(value, inside(scope)))).code};`];
}

/**
 * The schema of members without a name. `unevaluatedProperties` applies to members that no schema of the value describes
 * (JSON Schema 2020-12 Core, section 11.3): if others describe some, the type of the rest is unknown, or there is none.
 */
function furtherMembers(
  { additionalProperties, unevaluatedProperties, properties = {}, patternProperties }: ObjectRules,
  { applied, types }: TypeScope,
): Schema | undefined {
  if (additionalProperties !== undefined || unevaluatedProperties === undefined) return additionalProperties;
  const all = mergeSchema(types.named, applied?.schema ?? true);
  const isDescribed =
    all.choices.length > 0 ||
    [...all.properties.keys()].some((name) => !Object.hasOwn(properties, name)) ||
    describing.some((name) => keywordOf(all.keywords, name) !== undefined) ||
    (patternProperties === undefined && keywordOf(all.keywords, 'patternProperties') !== undefined);
  if (!isDescribed) return unevaluatedProperties;
  return unevaluatedProperties === false ? undefined : true;
}

/** Keywords that describe further members of a value, in one of its schemas. */
const describing = ['additionalProperties', 'if', 'dependentSchemas'] as const;
