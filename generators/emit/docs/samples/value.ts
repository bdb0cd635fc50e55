import type { ApiModel, Schema } from '../../../model/model.ts';
import { isSchema } from '../../../model/schema-walk.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import { setMember } from '../../../source/member.ts';
import { constantsOf, flatten } from '../../../model/flatten.ts';

/** Levels below which an optional structure is left out; also ends schemas that need themselves. */
const DEEPEST = 6;

/** A plausible value of a schema: its example or default where it has one, else the smallest that its keywords allow. */
export function sampleValue(model: ApiModel, schema: Schema, level = 0): Json {
  const { keywords, types, properties, required, choices } = flatten(model, schema);
  const [example] = Array.isArray(keywords['examples']) ? keywords['examples'] : [];
  const given = keywords['example'] ?? example ?? keywords['default'];
  if (given !== undefined && given !== null) return given;
  const constant = constantsOf(keywords)?.find((value) => value !== null);
  if (constant !== undefined) return constant;
  const [choice] = choices;
  if (types.length === 0 && properties.size === 0 && choice !== undefined) {
    return sampleValue(model, choice.schemas[0] ?? true, level + 1);
  }
  const type = types.find((each) => each !== 'null') ?? types[0];
  if (type === 'integer' || type === 'number') return sampleNumber(keywords);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'array') {
    const { items, minItems } = keywords;
    const isNeeded = typeof minItems === 'number' && minItems > 0;
    return level > DEEPEST || (!isNeeded && level > 1)
      ? []
      : [sampleValue(model, isSchema(items) ? items : true, level + 1)];
  }
  if (type === 'object' || properties.size > 0) {
    const object: JsonObject = {};
    if (level > DEEPEST) return object;
    for (const [name, property] of properties) {
      if (required.has(name)) setMember(object, name, sampleValue(model, property, level + 1));
    }
    return object;
  }
  return sampleText(keywords);
}

function sampleNumber({ minimum, maximum, exclusiveMinimum }: JsonObject): number {
  const low =
    typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
  return typeof maximum === 'number' && maximum < low ? maximum : low;
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', '2025-03-14T09:26:53Z'],
  ['date', '2025-03-14'],
  ['time', '09:26:53Z'],
  ['email', 'ada@mail.example'],
  ['uri', 'https://site.example/page'],
  ['uuid', '3f0b6c1e-8a4d-4c55-9d2e-5b1f7a9c0e21'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['hostname', 'site.example'],
]);

function sampleText({ format, minLength, maxLength }: JsonObject): string {
  const text = FORMATS.get(String(format)) ?? 'text';
  const least = typeof minLength === 'number' ? Math.min(minLength, 200) : 0;
  const most = typeof maxLength === 'number' ? maxLength : Infinity;
  return text.padEnd(least, 'x').slice(0, most);
}
