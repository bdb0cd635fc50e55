import type { DocTag, DocText } from '../../code/comment.ts';
import type { Extensions, Schema } from '../../model/model.ts';
import { isObject } from '../../source/member.ts';
import type { Json, JsonObject } from '../../source/document.ts';

/** Longest value, in characters of JSON, that is worth a line in a comment. */
const LONGEST_VALUE = 80;

/** Keywords that become a tag with their value, in this order (JSON Schema 2020-12, Validation sections 6, 7 and 9). */
const factKeywords = [
  'default',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

/** What is said of a thing of the document beside its schema. */
export interface Described {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  readonly extensions?: Extensions;
}

/** The comment on a schema or on what it is the schema of; what is said of the thing itself goes before its schema. */
export function documentationOf(schema: Schema, described: Described = {}): DocText {
  const keywords: JsonObject = typeof schema === 'boolean' ? {} : schema;
  const deprecated = described.deprecated === true || keywords['deprecated'] === true;
  const { extensions = {} } = described;
  const extension = (name: string): Json | undefined =>
    Object.hasOwn(extensions, name) ? extensions[name] : keywords[name];
  const text = [described.summary, described.description].filter((part) => part !== undefined && part !== '');
  return {
    description:
      text.length > 0 ? text.join('\n\n') : (textOf(keywords['description']) ?? textOf(keywords['title'])),
    tags: [
      ...(deprecated ? [deprecation(extension('x-deprecated'))] : []),
      ...facts(keywords),
      ...availability(extension),
      ...example(keywords),
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

function facts(schema: JsonObject): readonly DocTag[] {
  const tags: DocTag[] = [];
  for (const name of factKeywords) {
    const value = schema[name];
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

function example(schema: JsonObject): readonly DocTag[] {
  const value = Array.isArray(schema['examples']) ? schema['examples'][0] : schema['example'];
  const text = value === undefined ? undefined : JSON.stringify(value);
  return text === undefined || text.length > LONGEST_VALUE ? [] : [{ name: 'example', text }];
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
