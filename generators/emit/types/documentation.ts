import { jsonText } from '../../../runtime/contract/json-text.ts';
import { withoutHtml } from '../../code/prose/without-html.ts';
import { markdownCode } from '../../code/markdown.ts';
import type { DocTag, DocText } from '../../code/comment.ts';
import type { Extensions, Schema } from '../../model/model.ts';
import { keywordsWhere } from '../../keywords/keywords.ts';
import { keywordOf, writtenOf } from '../../schema/schema.ts';
import { constantsOf } from '../../schema/types.ts';
import { namesIn, textOf } from '../../schema/value-names.ts';
import { hasBigint } from '../../json/as-doubles.ts';
import type { Json } from '../../json/json.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import type { Deprecation, RoleRule } from '../../vocabulary/words.ts';

/** Maximum length of a value in a comment, in characters of JSON. */
const LONGEST_VALUE = 80;

/** Maximum length of a list of values. */
const LONGEST_LIST = 400;

/** Keywords that become a tag with their value: rules, and defaults. */
const factKeywords = keywordsWhere(
  ({ role, fact }, name) => fact !== undefined && (role === 'rule' || name === 'default'),
);

/** The texts of an operation, a parameter or another object that may have a schema. */
export interface Described {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  readonly extensions?: Extensions;
}

/** The comment on an object of the document and its schema; texts of the object take precedence. */
export function documentationOf(schema: Schema, described: Described = {}): DocText {
  const deprecated = described.deprecated === true || keywordOf(schema, 'deprecated') === true;
  const { extensions = {} } = described;
  const holder = typeof schema === 'object' ? { ...schema, ...extensions } : extensions;
  const own = [described.summary, described.description].filter((part) => part !== undefined && part !== '');
  const text =
    own.length > 0
      ? own.join('\n\n')
      : (textOf(keywordOf(schema, 'description')) ?? textOf(keywordOf(schema, 'title')));
  return {
    description: [text, valueNames(schema)].filter((part) => part !== undefined).join('\n\n'),
    tags: [
      ...(deprecated ? [deprecation(readExtension(holder, 'x-deprecated'))] : []),
      ...roundedConstants(schema),
      ...facts(schema),
      ...availability(holder),
      ...example(schema),
    ],
  };
}

/** The document's names for the values of a schema, as a list of Markdown. Undefined if it has none. */
function valueNames(schema: Schema): string | undefined {
  const names = typeof schema === 'object' ? namesIn(schema) : new Map<string, never>();
  if (names.size === 0) return undefined;
  return [...names]
    .map(([value, { name, description }]) => {
      const words = [name, description].filter((part) => part !== undefined);
      return `- ${markdownCode(value)}: ${words.join(', ').replaceAll(/\s+/g, ' ')}`;
    })
    .join('\n');
}

function deprecation(details: Deprecation | undefined): DocTag {
  if (details === undefined) return { name: 'deprecated' };
  const { replacement, removal, note } = details;
  const sentences = [
    replacement === undefined ? undefined : `Use \`${replacement}\` instead.`,
    removal === undefined ? undefined : `Goes in ${removal}.`,
    note === undefined ? undefined : withoutHtml(note),
  ];
  return { name: 'deprecated', text: sentences.filter((sentence) => sentence !== undefined).join(' ') };
}

function facts(schema: Schema): readonly DocTag[] {
  const tags: DocTag[] = [];
  for (const name of factKeywords) {
    const value = writtenOf(schema, name);
    if (value === undefined || (value === false && name === 'uniqueItems')) continue;
    const text = typeof value === 'string' && name !== 'default' ? value : jsonText(value);
    if (text.length <= LONGEST_VALUE) tags.push({ name, text });
  }
  return tags;
}

/** Constants that JavaScript rounds: their type is `number`, so a tag lists them. */
function roundedConstants(schema: Schema): readonly DocTag[] {
  const values = constantsOf(schema) ?? [];
  if (!hasBigint(values)) return [];
  const name = keywordOf(schema, 'const') === undefined ? 'enum' : 'const';
  const text = values.map((value) => jsonText(value)).join(', ');
  return text.length > LONGEST_LIST ? [] : [{ name, text }];
}

/** Tier, roles and deployments from the vocabulary of extensions. */
function availability(holder: Readonly<Record<string, Json>>): readonly DocTag[] {
  const tier = readExtension(holder, 'x-tier');
  const deployments = readExtension(holder, 'x-deployment');
  const roles = readExtension(holder, 'x-role');
  return [
    ...(tier === undefined ? [] : [{ name: 'tier', text: tier }]),
    ...(roles === undefined ? [] : [{ name: 'role', text: roles.map(roleText).join(', or ') }]),
    ...(deployments === undefined ? [] : [{ name: 'deployment', text: deployments.join(', ') }]),
  ];
}

function roleText({ minimum, scope, deployment, note }: RoleRule): string {
  const limits = [deployment, note].filter((limit) => limit !== undefined);
  return `${minimum}${scope === undefined ? '' : ` of the ${scope}`}${limits.length === 0 ? '' : ` (${limits.join('; ')})`}`;
}

function example(schema: Schema): readonly DocTag[] {
  const examples = keywordOf(schema, 'examples');
  const value = examples === undefined ? keywordOf(schema, 'example') : examples[0];
  const text = value === undefined ? undefined : jsonText(value);
  return text === undefined || text.length > LONGEST_VALUE ? [] : [{ name: 'example', text }];
}
