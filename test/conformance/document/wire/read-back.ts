import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, type Json } from '../json.ts';
import { alternativesOf, extraOf, facetsOf, keyword, membersOf, typesOf, valueSetOf } from '../schema.ts';

/**
 * What a reader makes of a value that was sent as texts: every scalar has become a text, and is typed again by its
 * schema. Lists and hashes without anything in them are not sent at all.
 */
export function readBack(facts: DocumentFacts, schema: Schema, value: Json): Json | undefined {
  const facets = facetsOf(facts, schema);
  const branches = alternativesOf(facets).flatMap((each) => facetsOf(facts, each));
  const all = [...facets, ...branches];
  if (Array.isArray(value)) {
    const items = value.map((item) => readBack(facts, keyword(all, 'items') ?? true, item));
    return items.length === 0 ? undefined : items.map((item) => item ?? null);
  }
  if (isObject(value)) {
    const members = membersOf(all);
    const entries = Object.entries(value).flatMap(([name, each]): [string, Json][] => {
      const read = readBack(facts, members.get(name) ?? extraOf(all) ?? true, each);
      return read === undefined ? [] : [[name, read]];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  return readText(String(value), scalarTypes(facts, schema));
}

function readText(text: string, types: ReadonlySet<string>): Json {
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (types.has('integer') && /^(0|-?[1-9][0-9]{0,14})$/.test(text)) return Number(text);
  if (types.has('number') && /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text)) return Number(text);
  return text;
}

function scalarTypes(facts: DocumentFacts, schema: Schema): ReadonlySet<string> {
  const facets = facetsOf(facts, schema);
  const ofValues = (valueSetOf(facets) ?? []).map((value) =>
    Number.isInteger(value) ? 'integer' : typeof value,
  );
  const ofBranches = alternativesOf(facets).flatMap((each) => [...scalarTypes(facts, each)]);
  return new Set([...(typesOf(facets) ?? ofValues), ...ofBranches]);
}
