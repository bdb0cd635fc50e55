import { anyOfKeyword, oneOfKeyword } from './alternatives.ts';
import {
  containsKeyword,
  itemsKeyword,
  notesContainedKeyword,
  prefixItemsKeyword,
  unevaluatedItemsKeyword,
  uniqueItemsKeyword,
} from './array.ts';
import { conditionKeyword } from './condition.ts';
import { integerKeyword, multipleOfKeyword, safeIntegerKeyword } from './number.ts';
import {
  additionalPropertiesKeyword,
  patternPropertiesKeyword,
  propertyNamesKeyword,
  unevaluatedPropertiesKeyword,
} from './further-members.ts';
import { membersKeyword } from './members.ts';
import { plainKeyword } from './plain.ts';
import {
  dependentRequiredKeyword,
  dependentSchemasKeyword,
  propertiesKeyword,
  requiredKeyword,
} from './properties.ts';
import { referenceKeyword } from './reference.ts';
import { formatKeyword, maxLengthKeyword, minLengthKeyword, patternKeyword } from './text.ts';
import { constKeyword, enumKeyword, typesKeyword } from './values.ts';
import { _, ajvKeywords, type Expression, type Keyword, type KeywordCxt } from '../ajv.ts';
import { expecting, generatorOf } from './keyword.ts';
import { limitOf } from './limit.ts';

/**
 * The keywords of JSON Schema 2020-12 in the order in which they are checked. Those that depend on others by JSON
 * Schema (`additionalProperties`, `items`, `unevaluated…`) follow them. Where ajv's own keyword embeds the schema,
 * takes quadratic time or trusts inherited members, this toolkit has its own.
 */
export const vocabulary: readonly (Keyword | string)[] = [
  { keyword: 'type', schemaType: 'string', code: checkedByCompiler },
  notesContainedKeyword,
  typesKeyword,
  enumKeyword,
  constKeyword,
  ours(ajvKeywords.limitNumber, limitOf),
  multipleOfKeyword,
  integerKeyword,
  safeIntegerKeyword,
  minLengthKeyword,
  maxLengthKeyword,
  patternKeyword,
  formatKeyword,
  ours(ajvKeywords.limitItems, limitOf),
  uniqueItemsKeyword,
  ours(ajvKeywords.limitProperties, limitOf),
  requiredKeyword,
  dependentRequiredKeyword,
  propertyNamesKeyword,
  referenceKeyword,
  ours(ajvKeywords.allOf),
  plainKeyword,
  anyOfKeyword,
  oneOfKeyword,
  unnoted(ours(ajvKeywords.not)),
  conditionKeyword,
  'then',
  'else',
  propertiesKeyword,
  membersKeyword,
  patternPropertiesKeyword,
  additionalPropertiesKeyword,
  dependentSchemasKeyword,
  prefixItemsKeyword,
  itemsKeyword,
  'minContains',
  'maxContains',
  containsKeyword,
  unevaluatedPropertiesKeyword,
  unevaluatedItemsKeyword,
];

/** A keyword of ajv that reports its errors as ours do. */
function ours(definition: Keyword, expected: (context: KeywordCxt) => Expression = () => _`{}`): Keyword {
  return { ...definition, error: expecting(expected) };
}

/** A keyword that accepts a value if its schema fails. What that schema evaluated does not count. */
function unnoted(keyword: Keyword): Keyword {
  return {
    ...keyword,
    code(context) {
      generatorOf(context).withoutContained(context.data, () => keyword.code(context));
    },
  };
}

/** ajv checks a single `type` while it sorts the keywords by the types that they apply to. */
function checkedByCompiler(): void {}
