import type { DocTag, DocText } from '../../code/comment.ts';
import type { Extensions, Schema } from '../../model/model.ts';
import { keywordsWhere } from '../../schema/keywords.ts';
import { extensionOf, keywordOf } from '../../schema/schema.ts';
import { isObject } from '../../source/member.ts';
import type { Json } from '../../source/document.ts';

/** Longest value, in characters of JSON, that is worth a line in a comment. */
const LONGEST_VALUE = 80;

/** Keywords that become a tag with their value: rules, and what a program may leave out. */
const factKeywords = keywordsWhere(
  ({ role, fact }, name) => fact !== undefined && (role === 'rule' || name === 'default'),
);

/** What is said of a thing of the document beside its schema. */
export interface Described {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  readonly extensions?: Extensions;
}

/** The comment on a schema or on what it is the schema of; what is said of the thing itself goes before its schema. */
export function documentationOf(schema: Schema, described: Described = {}): DocText {
  const deprecated = described.deprecated === true || keywordOf(schema, 'deprecated') === true;
  const { extensions = {} } = described;
  const extension = (name: string): Json | undefined =>
    Object.hasOwn(extensions, name) ? extensions[name] : extensionOf(schema, name);
  const text = [described.summary, described.description].filter((part) => part !== undefined && part !== '');
  return {
    description:
      text.length > 0
        ? text.join('\n\n')
        : (textOf(keywordOf(schema, 'description')) ?? textOf(keywordOf(schema, 'title'))),
    tags: [
      ...(deprecated ? [deprecation(extension('x-deprecated'))] : []),
      ...facts(schema),
      ...availability(extension),
      ...example(schema),
    ],
  };
}

function deprecation(details: Json | undefined): DocTag {
  if (!isObject(details)) return { name: 'deprecated' };
  const replacement = textOf(details['replacement']);
  const removal = textOf(details['removal']);
  const sentences = [
    replacement === undefined ? undefined : `Use \`${replacement}\` instead.`,
    removal === undefined ? undefined : `Goes in ${removal}.`,
    textOf(details['note']),
  ];
  return { name: 'deprecated', text: sentences.filter((sentence) => sentence !== undefined).join(' ') };
}

function facts(schema: Schema): readonly DocTag[] {
  const tags: DocTag[] = [];
  for (const name of factKeywords) {
    const value = keywordOf(schema, name);
    if (value === undefined || (value === false && name === 'uniqueItems')) continue;
    const text = typeof value === 'string' && name !== 'default' ? value : JSON.stringify(value);
    if (text.length <= LONGEST_VALUE) tags.push({ name, text });
  }
  return tags;
}

/** Tier, role and deployment kind, where the document speaks of them in the words of our vocabulary. */
function availability(extension: (name: string) => Json | undefined): readonly DocTag[] {
  const tier = textOf(extension('x-tier'));
  const deployments = [extension('x-deployment') ?? []].flat().flatMap((kind) => textOf(kind) ?? []);
  const roles = [extension('x-role') ?? []].flat().flatMap((rule) => roleText(rule) ?? []);
  return [
    ...(tier === undefined ? [] : [{ name: 'tier', text: tier }]),
    ...(roles.length === 0 ? [] : [{ name: 'role', text: roles.join(', or ') }]),
    ...(deployments.length === 0 ? [] : [{ name: 'deployment', text: deployments.join(', ') }]),
  ];
}

function roleText(rule: Json): string | undefined {
  if (!isObject(rule)) return undefined;
  const minimum = textOf(rule['minimum']);
  if (minimum === undefined) return undefined;
  const scope = textOf(rule['scope']);
  const limits = [textOf(rule['deployment']), textOf(rule['note'])].filter((limit) => limit !== undefined);
  return `${minimum}${scope === undefined ? '' : ` of the ${scope}`}${limits.length === 0 ? '' : ` (${limits.join('; ')})`}`;
}

function example(schema: Schema): readonly DocTag[] {
  const examples = keywordOf(schema, 'examples');
  const value = examples === undefined ? keywordOf(schema, 'example') : examples[0];
  const text = value === undefined ? undefined : JSON.stringify(value);
  return text === undefined || text.length > LONGEST_VALUE ? [] : [{ name: 'example', text }];
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
