import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { memoize } from '../../../incremental/memoize.ts';
import { keywordNames, keywords, type Keyword } from '../../../keywords/keywords.ts';
import { keywordOf, writtenOf } from '../../../schema/schema.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { furtherMembers, othersOf } from './merged-schema.ts';
import type { SchemaFact } from './view.ts';

/** Maximum length of a value in a fact, in characters. */
const LONGEST = 200;

/** The keywords that become facts, in the order of the table. */
const stating = keywordNames.filter((name) => 'fact' in keywords[name]);

/** The facts of the keywords of a schema: values, ranges, marks, and whether there are other members or items. */
export const keywordFacts = memoize((schema: JsonObject): readonly SchemaFact[] => {
  const values: SchemaFact[] = [];
  const ranges = new Map<string, Range>();
  const marks: SchemaFact[] = [];
  for (const keyword of stating) {
    const value: unknown = writtenOf(schema, keyword);
    const { fact }: Keyword = keywords[keyword];
    if (value === undefined || fact === undefined) continue;
    const { name } = fact;
    if ('text' in fact) {
      if (value === true) marks.push({ name, value: fact.text });
    } else if ('end' in fact) {
      ranges.set(name, { ...ranges.get(name), [fact.end]: value });
    } else {
      const printed = printValue(value as Json, keyword === 'default');
      if (printed !== undefined) values.push({ name, value: printed });
    }
  }
  return [
    ...values,
    ...[...ranges].map(([name, range]) => ({ name, value: printRange(range) })),
    ...marks,
    ...closing(schema),
  ];
});

/** Facts for schemas that allow no further members or items. */
function closing(schema: JsonObject): readonly SchemaFact[] {
  const isFixed = keywordOf(schema, 'prefixItems') !== undefined && othersOf(schema) === false;
  return [
    ...(furtherMembers(schema) === false ? [{ name: 'other members', value: 'none' }] : []),
    ...(isFixed ? [{ name: 'other items', value: 'none' }] : []),
  ];
}

/** Maximum number of examples of a value. */
const MOST_EXAMPLES = 3;

/** Examples of a value with their summaries, without long ones and booleans. */
export function exampleFacts(
  examples: readonly { readonly value: Json; readonly summary?: string | undefined }[],
): readonly SchemaFact[] {
  return examples
    .flatMap(({ value, summary }) => {
      const printed = typeof value === 'boolean' ? undefined : printValue(value, true);
      const name = summary === undefined ? 'example' : `example: ${summary}`;
      return printed === undefined ? [] : [{ name, value: printed }];
    })
    .slice(0, MOST_EXAMPLES);
}

function printValue(value: Json, quoted: boolean): string | undefined {
  const printed = typeof value === 'string' && !(quoted && value === '') ? value : jsonText(value);
  return printed.length > LONGEST ? undefined : printed;
}

/** The ends of a range, with all their digits. */
export interface Range {
  readonly low?: number | bigint | undefined;
  readonly high?: number | bigint | undefined;
}

export function printRange({ low, high }: Range): string {
  if (low === undefined) return `at most ${high}`;
  if (high === undefined) return `at least ${low}`;
  return low === high ? `${low}` : `${low} to ${high}`;
}
