import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { alternativesOf, extraOf, facetsOf, keyword, membersOf, typesOf, valueSetOf } from '../schema.ts';

/**
 * What a reader gets from a value that was sent as texts: every scalar became a text, and its schema gives it a type
 * again. Empty lists and hashes are not sent at all.
 */
export function readBack(facts: DocumentFacts, schema: Schema, value: Json): Json | undefined {
  const facets = facetsOf(facts, schema);
  const branches = alternativesOf(facets).flatMap((each) => facetsOf(facts, each));
  const all = [...facets, ...branches];
  if (Array.isArray(value)) {
    const schemaOfItems = keyword(all, 'items') ?? true;
    const items = value.flatMap((item) => readBack(facts, schemaOfItems, item) ?? []);
    const read = items.every((item) => isObject(item)) ? hashesOf(items) : items;
    return read.length === 0 ? undefined : read;
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

/** In `list[][key]=value` a new hash starts if the last one already has the key. */
function hashesOf(items: readonly JsonObject[]): readonly Json[] {
  const hashes: Record<string, Json>[] = [];
  for (const [name, value] of items.flatMap((item) => Object.entries(item))) {
    const last = hashes.at(-1);
    if (last === undefined || Object.hasOwn(last, name)) hashes.push({ [name]: value });
    else last[name] = value;
  }
  return hashes;
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
